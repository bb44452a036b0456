import { recipientOf } from "./recipient";

const profile = { href: "https://linkedin.example.org/company/x" };

describe("recipientOf", () => {
  test.each([
    ["mailto:hello@example.org", "hello@example.org"],
    ["mailto:a%2Bb@example.org", "a+b@example.org"],
    ["mailto:a+b@example.org", "a+b@example.org"],
  ])("reads %s", (href, address) => {
    expect(recipientOf([profile, { href }])).toBe(address);
  });

  test("says what is missing", () => {
    expect(() => recipientOf([profile])).toThrow(
      "No account has a mailto: link.",
    );
  });
});
