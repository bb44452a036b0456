import { exec } from "node:child_process";
import { readdirSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { filesIn } from "../src/content/filesIn";
import { findBrowser } from "./findBrowser";
import { startServer } from "./startServer";

const RUNS = 3;

/** npx installs it: 98 MB that nothing else needs. The last one for Node 20. */
const LIGHTHOUSE = "lighthouse@12.8.2";

/** The used part of Lighthouse's report. */
interface Result {
  categories: { performance: { score: number | null } };
  audits: Record<string, { numericValue?: number }>;
}

const metrics = {
  "FCP, ms": "first-contentful-paint",
  "LCP, ms": "largest-contentful-paint",
  "TBT, ms": "total-blocking-time",
  CLS: "cumulative-layout-shift",
};

/**
 * Measures the built site and its baseline, the same pages without scripts, and
 * prints a Markdown table: `npm run bench -- / /teams`.
 */
async function bench(paths: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "gainova-baseline-"));
  await removeScripts("public", folder);
  const site = await startServer({ dir: "public", port: 0, prefix: "" });
  const baseline = await startServer({ dir: folder, port: 0, prefix: "" });
  try {
    printRow(["site / baseline", "score", ...Object.keys(metrics)]);
    printRow(Array.from({ length: 6 }, () => "--:"));
    for (const preset of ["perf", "desktop"]) {
      for (const path of paths) {
        const runs: Record<"site" | "baseline", Result>[] = [];
        // In turn, so that other work on the machine disturbs both.
        while (runs.length < RUNS) {
          runs.push({
            site: await measure(site.url + path, preset),
            baseline: await measure(baseline.url + path, preset),
          });
        }
        const compare = (value: (result: Result) => number, digits = 0) =>
          (["site", "baseline"] as const)
            .map((one) => median(runs.map((run) => value(run[one]))))
            .map((middle) => middle.toFixed(digits))
            .join(" / ");
        printRow([
          `${path} ${preset}`,
          compare(
            ({ categories }) => (categories.performance.score ?? 0) * 100,
          ),
          ...Object.values(metrics).map((audit) =>
            compare(
              ({ audits }) => audits[audit]?.numericValue ?? NaN,
              audit === metrics.CLS ? 3 : 0,
            ),
          ),
        ]);
      }
    }
  } finally {
    await Promise.all([site.close(), baseline.close()]);
    await rm(folder, { recursive: true });
  }
}

/** Copies a built site without its scripts and what fetches them. */
async function removeScripts(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true });
  for (const name of filesIn(to)) {
    if (!name.endsWith(".html")) continue;
    const file = join(to, name);
    const html = (await readFile(file, "utf8"))
      .replace(/<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, "")
      .replace(/<link\b[^>]*\bas="?(?:script|fetch)\b[^>]*>/g, "");
    await writeFile(file, html);
  }
}

/** Runs Lighthouse on a page as on a first visit. */
async function measure(url: string, preset: string): Promise<Result> {
  const { executablePath, env } = findBrowser();
  const { stdout } = await promisify(exec)(
    `npx --yes ${LIGHTHOUSE} ${url} --preset=${preset} --only-categories=performance --output=json --quiet --chrome-flags="--headless --no-sandbox"`,
    { env: { ...env, CHROME_PATH: executablePath }, maxBuffer: 2e7 },
  );
  return JSON.parse(stdout) as Result;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

const printRow = (cells: readonly string[]) =>
  console.log(`| ${cells.join(" | ")} |`);

const paths = process.argv.slice(2);
const everyPath = readdirSync("public")
  .filter((file) => file.endsWith(".html"))
  .map((file) => `/${file.replace(/(index)?\.html$/, "")}`);
void bench(paths.length > 0 ? paths : everyPath);
