import { mailRecipient } from "./mailAccount";

const profile = { href: "https://www.linkedin.com/company/x" };

const site = (connect: string[], follow: string[] = []) => ({
  connect: { accounts: [profile, ...connect.map((href) => ({ href }))] },
  follow: { accounts: follow.map((href) => ({ href })) },
});

test.each([
  ["mailto:hello@example.org", "hello@example.org"],
  ["mailto:a%2Bb@example.org", "a+b@example.org"],
  ["mailto:a+b@example.org", "a+b@example.org"],
  ["mailto:100%@example.org", "100%@example.org"],
])("reads the address of %s", (href, address) => {
  expect(mailRecipient(site([href]))).toBe(address);
});

test("finds the mail account in either group", () => {
  const mail = "mailto:hello@example.org";
  expect(mailRecipient(site([mail]))).toBe("hello@example.org");
  expect(mailRecipient(site([], [mail]))).toBe("hello@example.org");
});

test("throws an error if no account is a mail address", () => {
  expect(() => mailRecipient(site([]))).toThrow(
    "No account has a mailto: link.",
  );
});
