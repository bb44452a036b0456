import { testContent } from "../../../tests/jest/testContent";
import { unchangedContent } from "./unchangedContent";

const warningsOn = (lastChange?: string) =>
  unchangedContent(testContent({}, { today: "2026-01-31", lastChange }));

test.each([undefined, "2026-01-31", "2025-01-31"])("accepts %s", (day) =>
  expect(warningsOn(day)).toEqual([]),
);

test("warns after more than a year", () => {
  expect(warningsOn("2025-01-30")).toEqual([
    {
      summary: expect.stringContaining(
        "nothing has been published since 2025-01-30",
      ) as unknown,
      places: ["data/"],
    },
  ]);
});
