import {
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";

import { temporaryFolder } from "../../../tests/jest/temporaryFolder";
import { completeHosting } from "./completeHosting";

const page = `<!DOCTYPE html><html><head><style>a{}</style></head><body><div style="outline:none">Hello</div><script>one()</script></body></html>`;

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  for (const [name, text] of Object.entries({
    "index.html": page,
    "404.html": page.replace("one()", "two()"),
    "photo.webp": "photo",
    "webpack.stats.json": "{}",
    "~partytown/partytown.js": "partytown()",
  })) {
    const file = path.join(folder, "public", name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
});

const complete = (policyInPages = false) =>
  completeHosting({
    site: path.join(folder, "public"),
    nginxHeaders: path.join(folder, "nginx-headers.conf"),
    prefix: "",
    policyInPages,
  });

const contents = () =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true })
      .map(String)
      .filter((name) => statSync(path.join(folder, name)).isFile())
      .map((name) => [name, readFileSync(path.join(folder, name))]),
  );

test("writes headers and compressed copies, and removes private files", async () => {
  await complete();
  const files = contents();
  expect(Object.keys(files).sort()).toEqual([
    "nginx-headers.conf",
    "public/404.html",
    "public/404.html.br",
    "public/_headers",
    "public/index.html",
    "public/index.html.br",
    "public/photo.webp",
  ]);
  const [html, compressed] = ["index.html", "index.html.br"].map(
    (name) => files[`public/${name}`] ?? Buffer.alloc(0),
  );
  expect(brotliDecompressSync(compressed ?? "")).toEqual(html);
});

test("writes the same policy for each host", async () => {
  await complete();
  const files = contents();
  const headers = String(files["public/_headers"]);
  const policy = /Content-Security-Policy: (.*)/.exec(headers)?.[1] ?? "";
  expect(policy).toMatch(/script-src 'self' 'sha256-\S+' 'sha256-\S+';/);
  expect(String(files["nginx-headers.conf"])).toContain(policy);
});

test("is idempotent, also after a build with the policy in pages", async () => {
  await complete();
  const once = contents();
  await complete(true);
  expect(contents()).not.toEqual(once);
  await complete();
  expect(contents()).toEqual(once);
});
