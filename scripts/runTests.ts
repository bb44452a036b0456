import { spawnSync } from "node:child_process";

/** What is tested, one after the other: each phase uses every core. */
const phases = {
  lint: "npm run lint",
  "unit tests": "jest",
  "build of the fixture site": "tsx scripts/buildFixture.ts",
  "tests in Chromium": playwright("back-forward-cache", "chromium", "admin"),
  "tests in other browsers and of servers": playwright(
    "firefox",
    "webkit",
    "preview",
    "nginx",
  ),
};

/** Returns the command that runs projects of the product tests. */
function playwright(...projects: string[]): string {
  return [
    "playwright test --config tests/playwright.config.ts",
    // A later phase would remove the screenshots of an earlier one.
    `--output test-results/${projects.at(-1)}`,
    ...projects.map((project) => `--project=${project}`),
  ].join(" ");
}

const failed: string[] = [];
for (const [name, command] of Object.entries(phases)) {
  const start = Date.now();
  console.log(`\n${name}\n> ${command}\n`);
  const { status } = spawnSync(command, { shell: true, stdio: "inherit" });
  if (status !== 0) failed.push(`- ${name}: ${command}`);
  console.log(`\n${name}: ${Math.round((Date.now() - start) / 1000)} s`);
}
if (failed.length > 0) {
  console.error(`\nFailed, to be run alone with npx:\n${failed.join("\n")}`);
  process.exitCode = 1;
}
