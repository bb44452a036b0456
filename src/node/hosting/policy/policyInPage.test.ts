import { addPolicyToPage, removePolicyFromPage } from "./policyInPage";

const page = "<html><head><script>one()</script></head></html>";
const policy = "default-src 'none'; frame-ancestors 'none'; img-src 'self'";

test("stands before all that it governs, without what only a header says", () => {
  expect(addPolicyToPage(page, policy)).toBe(
    `<html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'"/><script>one()</script></head></html>`,
  );
});

test("can be taken out again", () => {
  expect(removePolicyFromPage(addPolicyToPage(page, policy))).toBe(page);
  expect(removePolicyFromPage(page)).toBe(page);
});
