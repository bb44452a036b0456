import { mailRecipient } from "./mailAccount";

const profile = { href: "https://www.linkedin.com/company/x" };

const site = (connect: string[], follow: string[] = []) => ({
  connect: { accounts: [profile, ...connect.map((href) => ({ href }))] },
  follow: { accounts: follow.map((href) => ({ href })) },
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
