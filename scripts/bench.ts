import {
  cp,
  mkdtemp,
  readdir,
  readFile,
  rm,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";

import { chromium, type Browser } from "@playwright/test";
import type { Result } from "lighthouse";
import { computeMedianRun } from "lighthouse/core/lib/median-run.js";
import { format } from "prettier";

import { routes } from "../src/navigation/routes";
import { firstVisit } from "../tests/browser/firstVisit";
import { headlessChromium } from "./chromium";
import { freePort } from "./freePort";
import { startServer } from "./server.mjs";

type Device = "phone" | "desktop";

const document = "docs/performance.md";

/**
 * Measures the built site beside its baseline, the same pages without scripts:
 *
 *   npm run bench -- [--routes /,/teams] [--runs 3] [--write]
 *
 * `--write` puts the tables into docs/performance.md.
 */
async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: {
      routes: {
        type: "string",
        default: [...Object.keys(routes), "/404.html"].join(","),
      },
      runs: { type: "string", default: "3" },
      write: { type: "boolean", default: false },
    },
  });
  const paths = values.routes.split(",");
  const folder = await mkdtemp(join(tmpdir(), "gainova-baseline-"));
  await removeScripts("public", folder);
  const site = await startServer({ dir: "public", port: 0 });
  const baseline = await startServer({ dir: folder, port: 0 });
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: headlessChromium,
    args: [`--remote-debugging-port=${port}`],
  });
  try {
    const scores: string[][] = [];
    for (const device of ["phone", "desktop"] as const) {
      for (const path of paths) {
        const runs: Record<"site" | "baseline", Result[]> = {
          site: [],
          baseline: [],
        };
        // In turn, so that other work on the machine disturbs both.
        for (let run = 0; run < Number(values.runs); run += 1) {
          runs.site.push(await measure(site.url + path, port, device));
          runs.baseline.push(await measure(baseline.url + path, port, device));
        }
        scores.push([
          `${path} ${device}`,
          ...compare(median(runs.site), median(runs.baseline)),
        ]);
      }
    }
    const weights: string[][] = [];
    for (const path of paths) {
      weights.push([path, ...(await weigh(browser, site.url + path))]);
    }
    const report = [
      table(
        [
          "site / baseline",
          "score",
          "FCP",
          "ratio",
          "LCP",
          "ratio",
          "TBT",
          "CLS",
        ],
        scores,
      ),
      table(["first visit, kB", ...Object.values(kinds), "total"], weights),
    ].join("\n\n");
    console.log(report);
    if (values.write) await insert(report);
  } finally {
    await browser.close();
    await Promise.all([site.close(), baseline.close()]);
    await rm(folder, { recursive: true });
  }
}

/** Copies a built site without its scripts and what fetches them. */
async function removeScripts(from: string, to: string): Promise<void> {
  await cp(from, to, {
    recursive: true,
    filter: (file) => !/\.html\.(br|gz)$/.test(file),
  });
  const entries = await readdir(to, { recursive: true, withFileTypes: true });
  for (const { name, parentPath } of entries.filter((one) => one.isFile())) {
    if (!name.endsWith(".html")) continue;
    const file = join(parentPath, name);
    const html = (await readFile(file, "utf8"))
      .replace(/<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, "")
      .replace(/<link\b[^>]*\bas="?(?:script|fetch)\b[^>]*>/g, "");
    await writeFile(file, html);
    await writeFile(`${file}.br`, brotliCompressSync(html));
  }
}

/** Runs Lighthouse on a page as on a first visit. */
async function measure(
  url: string,
  port: number,
  device: Device,
): Promise<Result> {
  // A static import would be compiled, and what tsx adds is unknown in the page.
  const { default: lighthouse, desktopConfig } = await import("lighthouse");
  const result = await lighthouse(
    url,
    { port, onlyCategories: ["performance"], disableFullPageScreenshot: true },
    device === "desktop" ? desktopConfig : undefined,
  );
  if (!result || result.lhr.runtimeError) {
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
  }
  return result.lhr;
}

const median = (runs: Result[]) => computeMedianRun(runs) as Result;

/**
 * Cells for two runs: site, baseline and how many times slower the site is.
 *
 * @throws if the baseline is none
 */
function compare(site: Result, baseline: Result): string[] {
  const requests = JSON.stringify(baseline.audits["network-requests"]);
  if (requests.includes('"resourceType":"Script"')) {
    throw new Error(`${baseline.finalDisplayedUrl} should fetch no script.`);
  }
  const both = (pick: (run: Result) => number, digits = 0) =>
    `${pick(site).toFixed(digits)} / ${pick(baseline).toFixed(digits)}`;
  const value = (audit: string) => (run: Result) =>
    run.audits[audit]?.numericValue ?? NaN;
  const withRatio = (audit: string) => [
    `${both(value(audit))} ms`,
    (value(audit)(site) / value(audit)(baseline)).toFixed(2),
  ];
  return [
    both((run) => (run.categories.performance?.score ?? NaN) * 100),
    ...withRatio("first-contentful-paint"),
    ...withRatio("largest-contentful-paint"),
    `${both(value("total-blocking-time"))} ms`,
    both(value("cumulative-layout-shift"), 3),
  ];
}

/** Kinds of files, by what Playwright calls their requests. */
const kinds = {
  document: "HTML",
  script: "JS",
  xhr: "data",
  font: "fonts",
  image: "images",
  other: "other",
};

/**
 * Cells for what a first visit on a phone fetches, in kB after brotli. What is
 * prefetched for a later page is left out.
 */
async function weigh(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
  });
  const files = (await firstVisit(page, url)).filter(
    ({ prefetched }) => !prefetched,
  );
  await page.close();
  const kB = (wanted: typeof files) =>
    (wanted.reduce((sum, { weight }) => sum + weight, 0) / 1000).toFixed(1);
  return [
    ...Object.keys(kinds).map((kind) =>
      kB(files.filter(({ type }) => (type in kinds ? type : "other") === kind)),
    ),
    kB(files),
  ];
}

function table(head: readonly string[], rows: readonly string[][]): string {
  return [head, head.map(() => "--:"), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

/** Replaces what stands between the marks in docs/performance.md. */
async function insert(report: string): Promise<void> {
  const text = (await readFile(document, "utf8")).replace(
    /(?<=<!-- measured -->).*(?=<!-- \/measured -->)/s,
    `\n\n${report}\n\n`,
  );
  await writeFile(document, await format(text, { filepath: document }));
}

void bench();
