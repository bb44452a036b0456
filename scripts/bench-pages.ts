import { routes } from "../src/navigation/routes";
import { measurePages, settings } from "./bench/pages/measurePages";
import { measureUse } from "./bench/pages/measureUse";
import { openBrowser } from "./bench/pages/openBrowser";
import { readOptions } from "./bench/pages/options";
import { report, type Measured } from "./bench/pages/report";
import { runLighthouse } from "./bench/pages/runLighthouse";
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
    const scores: Measured["scores"][number][] = [];
    for (const path of [...Object.keys(routes), "/404.html"]) {
      const [mobile, desktop] = [
        await runLighthouse(sites.site + path, port, settings[0]),
        await runLighthouse(sites.site + path, port, settings[1]),
      ];
      scores.push({
        path,
        scores: { mobile: mobile.score, desktop: desktop.score },
      });
    }
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
