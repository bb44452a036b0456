import { contentSecurityPolicy } from "./contentSecurityPolicy";
import { inlineBlocks } from "./inlineBlocks";

const home = inlineBlocks("<style>a{}</style><script>one()</script>");
const about = inlineBlocks("<script>two()</script><script>one()</script>");

test("lists each inline block once, whatever the order of the pages", () => {
  const policy = contentSecurityPolicy([home, about]);
  expect(policy).toBe(contentSecurityPolicy([about, home]));
  expect(policy.match(/'sha256-/g)).toHaveLength(3);
});

test("allows only the site's own files and these blocks", () => {
  const policy = contentSecurityPolicy([home, about]);
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).not.toMatch(/unsafe|\*|https?:|data:/);
});
