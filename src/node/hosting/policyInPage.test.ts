import { withPolicy } from "./policyInPage";

const page = "<html><head><script>one()</script></head></html>";
const policy = "default-src 'none'; frame-ancestors 'none'; img-src 'self'";

test("puts the policy first, without what only a header can say", () => {
  expect(withPolicy(page, policy)).toBe(
    `<html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'"/><script>one()</script></head></html>`,
  );
});

test("replaces and removes the policy of an earlier build", () => {
  const earlier = withPolicy(page, "default-src 'self'");
  expect(withPolicy(earlier, policy)).toBe(withPolicy(page, policy));
  expect(withPolicy(earlier)).toBe(page);
});
