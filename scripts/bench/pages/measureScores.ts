import { median } from "./median";
import { runLighthouse, type Setting } from "./runLighthouse";

/** One run may be disturbed by anything else on the machine. */
const RUNS = 3;

async function scoreOf(url: string, port: number, setting: Setting) {
  const scores: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { score } = await runLighthouse(url, port, setting);
    scores.push(score);
  }
  return median(scores);
}

/**
 * Lighthouse's performance scores of pages, from 0 to 100, medians of three.
 *
 * @param site its address, without a slash at the end
 * @param port of the browser's debugger
 * @param paths of the pages
 */
export async function measureScores(
  site: string,
  port: number,
  paths: readonly string[],
) {
  const measured: { path: string; scores: Record<Setting, number> }[] = [];
  for (const path of paths) {
    const mobile = await scoreOf(site + path, port, "mobile");
    const desktop = await scoreOf(site + path, port, "desktop");
    measured.push({ path, scores: { mobile, desktop } });
  }
  return measured;
}
