import { withPolicy } from "./withPolicy";

const page = "<html><head><script>one()</script></head></html>";
const policy = "default-src 'none'; frame-ancestors 'none'; img-src 'self'";

test("adds the policy to the start of the head, without frame-ancestors", () => {
  expect(withPolicy(page, policy)).toBe(
    `<html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'"/><script>one()</script></head></html>`,
  );
});

test("replaces or removes the policy of an earlier build", () => {
  const earlier = withPolicy(page, "default-src 'self'");
  expect(withPolicy(earlier, policy)).toBe(withPolicy(page, policy));
  expect(withPolicy(earlier)).toBe(page);
});
