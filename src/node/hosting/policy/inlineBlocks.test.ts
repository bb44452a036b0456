import { createHash } from "node:crypto";

import { inlineBlocks } from "./inlineBlocks";

const hash = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("hashes the exact text of each inline block", () => {
  const html = `<head><style data-href="/a.css">a{b:c}\n</style>
    <script>one()</script><script
      id="x"
    > two("</style>") </script></head>`;
  expect(inlineBlocks(html)).toEqual({
    scripts: [hash("one()"), hash(' two("</style>") ')],
    styles: [hash("a{b:c}\n")],
  });
});

test("ignores JSON-LD and external scripts", () => {
  const html = `<script type="application/ld+json">{"a":1}</script>
    <script src="/app.js" async=""></script>`;
  expect(inlineBlocks(html)).toEqual({ scripts: [], styles: [] });
});
