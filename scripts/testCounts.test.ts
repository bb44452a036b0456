import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { temporaryFolder } from "../tests/jest/temporaryFolder";
import { countBrowserTests, countUnitTests, summary } from "./testCounts.mjs";

let dir: string;
let file: string;

beforeEach(() => {
  dir = temporaryFolder();
  file = join(dir, "report.json");
});

test("unit tests are counted, and files that do not load", () => {
  writeFileSync(
    file,
    JSON.stringify({
      numPassedTests: 5,
      numFailedTests: 2,
      numRuntimeErrorTestSuites: 1,
      numPendingTests: 3,
      numTodoTests: 1,
    }),
  );
  expect(countUnitTests(file)).toEqual({ passed: 5, failed: 3, skipped: 4 });
});

test("browser tests are counted", () => {
  writeFileSync(
    file,
    JSON.stringify({
      stats: { expected: 7, unexpected: 1, flaky: 2, skipped: 3 },
    }),
  );
  expect(countBrowserTests(file)).toEqual({ passed: 9, failed: 1, skipped: 3 });
});

test("without a report no test ran", () => {
  const none = { passed: 0, failed: 0, skipped: 0 };
  expect(countUnitTests(file)).toEqual(none);
  expect(countBrowserTests(file)).toEqual(none);
});

test("the summary mentions skipped tests only when there are some", () => {
  expect(summary({ passed: 2, failed: 0, skipped: 0 })).toBe(
    "2 passed, 0 failed",
  );
  expect(summary({ passed: 2, failed: 1, skipped: 4 })).toBe(
    "2 passed, 1 failed, 4 skipped",
  );
});
