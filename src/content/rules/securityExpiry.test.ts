import { testContent } from "../../../tests/jest/testContent";
import { securityExpiry } from "./securityExpiry";

const warningsOn = (expires: string) => {
  const files = { "site.json": { security: { expires } } };
  return securityExpiry(testContent(files, { today: "2025-01-31" }));
};

test.each(["2025-04-02", "2026-01-31"])("accepts %s", (expires) =>
  expect(warningsOn(expires)).toEqual([]),
);

test.each([
  ["2025-04-01", "expires in 60 days"],
  ["2025-02-01", "expires in 1 day;"],
  ["2025-01-31", "expires in 0 days"],
  ["2025-01-30", "has expired"],
])("warns that %s %s", (expires, words) => {
  expect(warningsOn(expires)).toEqual([
    {
      summary: expect.stringContaining(`security.txt ${words}`) as unknown,
      places: ["data/site.json  security.expires"],
    },
  ]);
});
