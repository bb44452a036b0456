import { execFile } from "node:child_process";
import { promisify } from "node:util";

import type { Result } from "lighthouse";

/** The two settings in which Lighthouse judges a page. */
export type Setting = "mobile" | "desktop";

/** What Lighthouse measured of one load of a page; times are in ms. */
export interface Lighthouse {
  /** Of performance, from 0 to 100. */
  score: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  speedIndex: number;
}

const audits = {
  fcp: "first-contentful-paint",
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
  speedIndex: "speed-index",
} as const;

const run = promisify(execFile);

/** A program of its own: what compiles this one would change its scripts. */
const program = "node_modules/lighthouse/cli/index.js";

/**
 * Lets Lighthouse load a page as a first visit.
 *
 * @param url the page's address
 * @param port of the browser's DevTools protocol
 * @throws if the page could not be loaded or measured
 */
export async function runLighthouse(
  url: string,
  port: number,
  setting: Setting,
): Promise<Lighthouse> {
  const { stdout } = await run(
    process.execPath,
    [
      program,
      url,
      `--port=${port}`,
      "--output=json",
      "--quiet",
      "--only-categories=performance",
      "--disable-full-page-screenshot",
      ...(setting === "desktop" ? ["--preset=desktop"] : []),
    ],
    { maxBuffer: 100_000_000 },
  );
  const lhr = JSON.parse(stdout) as Result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? NaN;
  return {
    score: (lhr.categories.performance?.score ?? NaN) * 100,
    fcp: value(audits.fcp),
    lcp: value(audits.lcp),
    tbt: value(audits.tbt),
    cls: value(audits.cls),
    speedIndex: value(audits.speedIndex),
  };
}
