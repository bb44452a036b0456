import { madeUpContent } from "../testing/madeUpContent";
import { securityExpiry } from "./securityExpiry";

const cautions = (expires: unknown, today: string) =>
  securityExpiry(
    madeUpContent({ "site.json": { security: { expires } } }, { today }),
  );

test.each([
  ["2025-03-03", "2025-01-31"],
  ["2026-01-31", "2025-01-31"],
])("%s is far enough from %s", (expires, today) => {
  expect(cautions(expires, today)).toEqual([]);
});

test.each([
  ["2025-03-02", "expires in 30 days"],
  ["2025-02-01", "expires in 1 day;"],
  ["2025-01-31", "expires in 0 days"],
  ["2025-01-30", "has expired"],
])("warns on 2025-01-31 of %s: it %s", (expires, words) => {
  expect(cautions(expires, "2025-01-31")).toEqual([
    {
      summary: expect.stringContaining(`security.txt ${words}`) as unknown,
      places: [{ file: "data/site.json", line: 3, text: "security.expires" }],
    },
  ]);
});

test("leaves what is no date to the declaration", () => {
  expect(cautions("soon", "2025-01-31")).toEqual([]);
  expect(cautions(undefined, "2025-01-31")).toEqual([]);
});
