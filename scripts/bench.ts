import { exec } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";

import { filesIn } from "../src/check/filesIn";
import { COPIES } from "./buildCopy";
import { startServer } from "./startServer";

const RUNS = 3;

/** The built site, and the same pages without scripts. */
const SITE = "public";
const BASELINE = `${COPIES}/baseline`;

/** npx installs it: 98 MB that nothing else needs. The last one for Node 20. */
const LIGHTHOUSE = "lighthouse@12.8.2";

const audits = {
  "FCP, ms": "first-contentful-paint",
  "LCP, ms": "largest-contentful-paint",
  "TBT, ms": "total-blocking-time",
  CLS: "cumulative-layout-shift",
};

function writeBaseline(): void {
  rmSync(BASELINE, { recursive: true, force: true });
  cpSync(SITE, BASELINE, { recursive: true });
  for (const name of filesIn(BASELINE)) {
    if (!name.endsWith(".html")) continue;
    const html = readFileSync(`${SITE}/${name}`, "utf8")
      .replace(/<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, "")
      .replace(/<link\b[^>]*\bas="?(?:script|fetch)\b[^>]*>/g, "");
    writeFileSync(`${BASELINE}/${name}`, html);
  }
}

/** Runs Lighthouse on a first visit, in Chrome or the browser of CHROME_PATH. */
async function measure(url: string, preset: string): Promise<number[]> {
  const command = `npx --yes ${LIGHTHOUSE} ${url} --preset=${preset} --only-categories=performance --output=json --quiet --chrome-flags="--headless --no-sandbox"`;
  const { stdout } = await promisify(exec)(command, { maxBuffer: 2e7 });
  const report = JSON.parse(stdout) as {
    categories: { performance: { score: number } };
    audits: Record<string, { numericValue: number } | undefined>;
  };
  return [
    report.categories.performance.score * 100,
    ...Object.values(audits).map(
      (name) => report.audits[name]?.numericValue ?? NaN,
    ),
  ];
}

/** Prints the medians of pages of the site and of its baseline. */
async function bench(pages: readonly string[]): Promise<void> {
  writeBaseline();
  const site = await startServer({ dir: SITE, port: 0 });
  const baseline = await startServer({ dir: BASELINE, port: 0 });
  for (const preset of ["perf", "desktop"]) {
    for (const page of pages) {
      const runs: number[][][] = [];
      while (runs.length < RUNS) {
        // In turn, so that other work on the machine disturbs both.
        const ofSite = await measure(site.url + page, preset);
        runs.push([ofSite, await measure(baseline.url + page, preset)]);
      }
      console.log(`\n${page} ${preset}: site / baseline`);
      for (const [index, name] of ["score", ...Object.keys(audits)].entries()) {
        const medians = [0, 1].map((one) => {
          const values = runs.map((run) => run[one]?.[index] ?? NaN);
          return values
            .sort((a, b) => a - b)[1]
            ?.toFixed(name === "CLS" ? 3 : 0);
        });
        console.log(`  ${name}: ${medians.join(" / ")}`);
      }
    }
  }
  process.exit();
}

const sitemap = readFileSync(`${SITE}/sitemap.xml`, "utf8");
const every = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(
  ([, url = ""]) => new URL(url).pathname,
);
const asked = process.argv.slice(2);
void bench(asked.length > 0 ? asked : every);
