import { summarize } from "./summarizeTests";

const browserTest = (status: string, ...reasons: string[]) => ({
  projectName: "webkit",
  status,
  annotations: reasons.map((description) => ({ type: "skip", description })),
});

test("counts tests and parts that were skipped, and names each reason once", () => {
  const unit = JSON.stringify({
    numPassedTests: 2,
    testResults: [
      {
        assertionResults: [
          { status: "passed", ancestorTitles: [], title: "works" },
          { status: "pending", ancestorTitles: ["with git"], title: "works" },
        ],
      },
    ],
  });
  const tests = [
    browserTest("expected"),
    browserTest("flaky", "Pixels are compared on Linux only"),
    browserTest("skipped", "It is not installed"),
    browserTest("skipped", "It is not installed"),
  ];
  const browser = JSON.stringify({ suites: [{ specs: [{ tests }] }] });
  expect(summarize(unit, [browser], 121_400)).toBe(`
Skipped:
    1 × with git
    1 × webkit: Pixels are compared on Linux only
    2 × webkit: It is not installed

4 tests passed, 4 skipped, in 2 min 1 s.`);
});

test("says nothing about what was skipped if all tests ran", () => {
  const unit = JSON.stringify({ numPassedTests: 1, testResults: [] });
  expect(summarize(unit, [], 59_600)).toBe(
    "\n1 tests passed, 0 skipped, in 1 min 0 s.",
  );
});
