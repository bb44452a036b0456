import { mailAddresses } from "./mailAddresses";

const profile = { href: "https://www.linkedin.com/company/x" };

const site = (connect: string[], follow: string[] = []) => ({
  connect: { accounts: [profile, ...connect.map((href) => ({ href }))] },
  follow: { accounts: follow.map((href) => ({ href })) },
});

test("finds the mail account in either group", () => {
  const mail = "mailto:hello@example.org";
  expect(mailAddresses(site([mail]))).toEqual(["hello@example.org"]);
  expect(mailAddresses(site([], [mail]))).toEqual(["hello@example.org"]);
  expect(mailAddresses(site([]))).toEqual([]);
});
