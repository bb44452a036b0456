interface UnitResults {
  numPassedTests: number;
  testResults: {
    assertionResults: {
      status: string;
      ancestorTitles: string[];
      title: string;
    }[];
  }[];
}

interface BrowserTest {
  projectName: string;
  status: string;
  annotations: { type: string; description?: string }[];
}

/**
 * Returns a summary of all tests: what was skipped and why, and a line with
 * numbers and time.
 *
 * @param unit Jest's results, as JSON
 * @param browser Playwright's results, as JSON
 * @param duration in ms
 */
export function summarize(
  unit: string,
  browser: readonly string[],
  duration: number,
): string {
  const { numPassedTests, testResults } = JSON.parse(unit) as UnitResults;
  const skipped = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "pending")
    .map(({ ancestorTitles, title }) => ancestorTitles[0] ?? title);
  let passed = numPassedTests;
  const count = (_: string, value: unknown) => {
    if (isBrowserTest(value)) {
      if (value.status !== "skipped") passed += 1;
      const reasons = value.annotations.filter(({ type }) => type === "skip");
      skipped.push(
        ...reasons.map(
          ({ description }) => `${value.projectName}: ${description}`,
        ),
      );
    }
    return value;
  };
  for (const results of browser) JSON.parse(results, count);

  const reasons = [...new Set(skipped)].map((reason) => {
    const times = skipped.filter((other) => other === reason).length;
    return `${String(times).padStart(5)} × ${reason}`;
  });
  const seconds = Math.round(duration / 1000);
  const time = `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return [
    "",
    ...(reasons.length > 0 ? ["Skipped:", ...reasons, ""] : []),
    `${passed} tests passed, ${skipped.length} skipped, in ${time}.`,
  ].join("\n");
}

const isBrowserTest = (value: unknown): value is BrowserTest =>
  typeof value === "object" && value !== null && "projectName" in value;
