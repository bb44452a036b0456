import { createHash } from "node:crypto";

import { addContentSecurityPolicy } from "./contentSecurityPolicy";

const hash = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const page = `<html><head><style data-href="/a.css">a{b:c}\n</style>
  <script type="application/ld+json">{"a":1}</script></head>
  <body><script src="/app.js" async=""></script><script>one()</script><script
    id="x"
  > two("</style>") </script></body></html>`;

const policyOf = (html: string) =>
  /^<html><head><meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(
    html,
  )?.[1];

test("allows the site's own files and the exact text of each inline block of the page", () => {
  const policy = policyOf(addContentSecurityPolicy(page));
  expect(policy).toMatch(/^default-src 'none'; base-uri 'none';/);
  expect(policy).toContain(
    `; script-src 'self' ${hash("one()")} ${hash(' two("</style>") ')};`,
  );
  expect(policy).toContain(`; style-src 'self' ${hash("a{b:c}\n")};`);
  expect(policy).toContain("; object-src 'none';");
  expect(policy).not.toMatch(/unsafe|\*|https?:|data:/);
  // Browsers ignore it in a page: static/_headers has it.
  expect(policy).not.toContain("frame-ancestors");
});

test("replaces the policy of a page that Gatsby kept from an earlier build", () => {
  const once = addContentSecurityPolicy(page);
  expect(addContentSecurityPolicy(once)).toBe(once);
  expect(addContentSecurityPolicy(once.replace("one()", "new()"))).toBe(
    addContentSecurityPolicy(page.replace("one()", "new()")),
  );
});
