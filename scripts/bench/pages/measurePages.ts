import { median } from "./median";
import { type Lighthouse, runLighthouse, type Setting } from "./runLighthouse";
import type { Sites } from "./serveSites";

const settings = ["mobile", "desktop"] as const satisfies Setting[];

/** Medians of the same page with its scripts and without. */
export interface Comparison {
  path: string;
  setting: Setting;
  site: Lighthouse;
  floor: Lighthouse;
}

function medians(runs: readonly Lighthouse[]): Lighthouse {
  const of = (pick: (run: Lighthouse) => number) => median(runs.map(pick));
  return {
    score: of(({ score }) => score),
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    speedIndex: of(({ speedIndex }) => speedIndex),
  };
}

/**
 * Compares pages with their floor. Site and floor take turns, so that whatever
 * else the machine does falls on both.
 */
export async function measurePages(
  sites: Sites,
  port: number,
  pages: readonly string[],
  rounds: number,
): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  for (const setting of settings) {
    for (const path of pages) {
      const site: Lighthouse[] = [];
      const floor: Lighthouse[] = [];
      for (let round = 0; round < rounds; round += 1) {
        site.push(await runLighthouse(sites.site + path, port, setting));
        floor.push(await runLighthouse(sites.floor + path, port, setting));
      }
      comparisons.push({
        path,
        setting,
        site: medians(site),
        floor: medians(floor),
      });
    }
  }
  return comparisons;
}
