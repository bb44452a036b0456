import { addContentSecurityPolicy } from "./contentSecurityPolicy";

const page = `<html><head><meta charSet="utf-8"/><style>a{b:c}</style></head><body><script
  id="x">one("</style>")</script><script>two()</script></body></html>`;

test("allows no inline block, foreign file or style but those of the page", () => {
  const html = addContentSecurityPolicy(page);
  expect(html).toMatch(/^<html><head><meta charSet="utf-8"\/><meta http-equiv/);
  const [policy = ""] = /content="[^"]+/.exec(html) ?? [];
  expect(policy).toMatch(/default-src 'none'/);
  expect(policy.match(/'sha256-/g)).toHaveLength(3);
  expect(policy).toMatch(/style-src-attr 'unsafe-inline'/);
  expect(policy.match(/unsafe|\*|https?:|data:/g)).toHaveLength(1);
});

test("replaces the policy of a page that Gatsby kept from an earlier build", () => {
  const once = addContentSecurityPolicy(page);
  expect(addContentSecurityPolicy(once.replace("two()", "new()"))).toBe(
    addContentSecurityPolicy(page.replace("two()", "new()")),
  );
});
