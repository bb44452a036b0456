// @ts-check
import { existsSync, readFileSync } from "node:fs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * Counts the tests in a report of jest's.
 *
 * @param {string} file written by `jest --json`; if it is missing, no test ran
 * @returns {Counts}
 */
export function countUnitTests(file) {
  const report = read(file);
  return {
    passed: report?.numPassedTests ?? 0,
    // A file that does not even load fails without a test.
    failed:
      (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0),
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  };
}

/**
 * Counts the tests in a report of Playwright's.
 *
 * @param {string} file written by its JSON reporter; if it is missing, no test
 *   ran
 * @returns {Counts}
 */
export function countBrowserTests(file) {
  const stats = read(file)?.stats;
  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
  };
}

/**
 * The last line of a test run, as in "12 passed, 0 failed".
 *
 * @param {Counts} counts
 */
export function summary({ passed, failed, skipped }) {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
