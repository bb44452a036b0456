import { addPolicyToPage, removePolicyFromPage } from "./policyInPage";

const page = "<html><head><script>one()</script></head></html>";
const policy = "default-src 'none'; frame-ancestors 'none'; img-src 'self'";

test("adds the policy as the first tag, without directives that need a header", () => {
  expect(addPolicyToPage(page, policy)).toBe(
    `<html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'"/><script>one()</script></head></html>`,
  );
});

test("removes the policy that it added", () => {
  expect(removePolicyFromPage(addPolicyToPage(page, policy))).toBe(page);
  expect(removePolicyFromPage(page)).toBe(page);
});
