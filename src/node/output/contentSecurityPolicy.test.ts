import { addContentSecurityPolicy } from "./contentSecurityPolicy";

const page = `<html><head><style>a{b:c}</style></head><body><script
  id="x">one("</style>")</script><script>two()</script></body></html>`;

test("allows no inline block, foreign file or style but those of the page", () => {
  const [policy = ""] =
    /content="[^"]+/.exec(addContentSecurityPolicy(page)) ?? [];
  expect(policy).toMatch(/default-src 'none'/);
  expect(policy.match(/'sha256-/g)).toHaveLength(3);
  expect(policy).not.toMatch(/unsafe|\*|https?:|data:/);
});

test("replaces the policy of a page that Gatsby kept from an earlier build", () => {
  const once = addContentSecurityPolicy(page);
  expect(addContentSecurityPolicy(once.replace("two()", "new()"))).toBe(
    addContentSecurityPolicy(page.replace("two()", "new()")),
  );
});
