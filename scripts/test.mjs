// @ts-check
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { obtainBrowser } from "./browser.mjs";
import { outcome, runScript, runSideBySide, seconds } from "./runScripts.mjs";
import { countBrowserTests, countUnitTests, summary } from "./testCounts.mjs";

/**
 * Proves the site: `npm test`. Its steps run npm scripts, so that each can be
 * run alone, and stop at the first that fails. The last line says how many
 * tests passed and failed; a step without tests counts only when it fails. In
 * CI there are more steps, and nothing of an earlier build is used.
 */
const results = "test-results";
const unitReport = join(results, "unit.json");
const browserReport = join(results, "browser.json");
const enginesReport = join(results, "engines.json");
const hostingReport = join(results, "hosting.json");

const inCi = process.env.CI === "true";

/**
 * @typedef {object} Step
 * @property {string} title
 * @property {() => boolean | Promise<boolean>} passes
 * @property {() => import("./testCounts.mjs").Counts} [count] for steps that
 *   run tests
 */

/** @type {Step[]} */
const steps = [
  {
    title: "Build, and what needs none",
    passes: () =>
      runSideBySide(
        ["build"],
        ["test:unit", "--ci", "--json", `--outputFile=${unitReport}`],
        ["types"],
        ["lint"],
        ["format:check"],
      ),
    count: () => countUnitTests(unitReport),
  },
  { title: "Generated types", passes: typesAreCommitted },
  {
    title: "Browser tests",
    passes: () => playwrightRun("test:browser", browserReport),
    count: () => countBrowserTests(browserReport),
  },
];

/**
 * What takes programs that few machines have. CI prepares its own; elsewhere
 * `npm run test:engines` and `npm run test:hosting` are there.
 *
 * @type {Step[]}
 */
const stepsOfCi = [
  {
    title: "Engines",
    passes: () => playwrightRun("test:engines", enginesReport),
    count: () => countBrowserTests(enginesReport),
  },
  {
    title: "Hosting",
    passes: () => playwrightRun("test:hosting", hostingReport),
    count: () => countBrowserTests(hostingReport),
  },
];

/**
 * @param {string} script
 * @param {string} report where its results go
 */
function playwrightRun(script, report) {
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report;
  return runScript(script, "--reporter=list,json");
}

/**
 * The build writes the types of all queries; git keeps them, so that editors
 * know them before the first build. Outside a checkout there is no telling.
 */
function typesAreCommitted() {
  const { status } = spawnSync("git", ["rev-parse", "--is-inside-work-tree"]);
  if (status !== 0) return true;
  const diff = ["diff", "--exit-code", "src/gatsby-types.d.ts"];
  const { status: same } = spawnSync("git", diff, {
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (same === 0) return true;
  console.error("Commit src/gatsby-types.d.ts as the build made it.");
  return false;
}

process.env.GATSBY_TELEMETRY_DISABLED = "1";
// A build or a unit test under somebody else's NODE_ENV is another program.
delete process.env.NODE_ENV;

rmSync(results, { recursive: true, force: true });
mkdirSync(results);
if (inCi) {
  rmSync(".cache", { recursive: true, force: true });
  rmSync("public", { recursive: true, force: true });
}

try {
  // First of all: it would be a pity to learn at the end that there is none.
  process.env.CHROME_PATH = obtainBrowser();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const start = performance.now();
const allSteps = inCi ? [...steps, ...stepsOfCi] : steps;
const total = { passed: 0, failed: 0, skipped: 0 };

for (const [index, { title, passes, count }] of allSteps.entries()) {
  const stepStart = performance.now();
  console.log(`\n=== ${index + 1}/${allSteps.length} ${title}`);
  const passed = await passes();
  const counts = count?.() ?? { passed: 0, failed: 0, skipped: 0 };
  total.passed += counts.passed;
  total.skipped += counts.skipped;
  // A step can fail beside its tests, and that must not count as nothing.
  total.failed += passed ? counts.failed : Math.max(counts.failed, 1);
  console.log(`=== ${outcome(title, passed, stepStart)}`);
  if (!passed) {
    process.exitCode = 1;
    break;
  }
}

console.log(`\nAll in ${seconds(start)}.\n${summary(total)}`);
