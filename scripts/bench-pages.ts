import { routes } from "../src/navigation/routes";
import { measurePages } from "./bench/pages/measurePages";
import { measureScores } from "./bench/pages/measureScores";
import { measureUse } from "./bench/pages/measureUse";
import { openBrowser } from "./bench/pages/openBrowser";
import { readOptions } from "./bench/pages/options";
import { report, type Measured } from "./bench/pages/report";
import { serveSites } from "./bench/pages/serveSites";
import { weighVisit } from "./bench/pages/weighVisit";
import { writeReport } from "./bench/pages/writeReport";

/**
 * Measures the built site beside the same pages without scripts, and writes
 * the results into docs/performance.md.
 */
async function bench(): Promise<void> {
  const { dir, pages, rounds } = readOptions();
  const sites = await serveSites(dir);
  const { browser, port } = await openBrowser();
  try {
    const loads: Measured["loads"][number][] = [];
    for (const path of pages) {
      loads.push({ path, loads: await weighVisit(browser, sites.site + path) });
    }
    const uses: Measured["uses"][number][] = [];
    for (let round = 0; round < rounds; round += 1) {
      uses.push(await measureUse(browser, sites.site));
    }
    const scores = await measureScores(sites.site, port, [
      ...Object.keys(routes),
      "/404.html",
    ]);
    const comparisons = await measurePages(sites, port, pages, rounds);
    const measured = report({ comparisons, scores, loads, uses });
    console.log(measured);
    await writeReport("docs/performance.md", measured);
  } finally {
    await browser.close();
    await sites.close();
  }
}

void bench();
