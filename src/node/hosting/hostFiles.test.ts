import { hostingRules } from "./rules";
import { headersFile } from "./hostFiles";

const rules = (contentSecurityPolicy: string, prefix = "") =>
  hostingRules({ prefix, contentSecurityPolicy, pages: ["/", "/about"] });

test("lists the headers of all files and the cache lifetime of hashed ones", () => {
  const text = headersFile(rules("default-src 'none'"));
  expect(text).toMatch(
    /^\/\*\n {2}Content-Security-Policy: default-src 'none'\n/,
  );
  expect(text).toContain(
    "\n/static/*\n  Cache-Control: public, max-age=31536000, immutable\n",
  );
});

test("adds the path prefix to each pattern", () => {
  const paths = headersFile(rules("default-src 'none'", "/x")).match(/^\/.*/gm);
  expect(paths).toEqual(["/x/*", "/x/static/*", "/x/*.js", "/x/*.css"]);
});
