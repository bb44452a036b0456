import type { Browser, Page } from "@playwright/test";

import { visitToEnd } from "../../visitToEnd";

/** What using the site costs the browser. */
export interface Use {
  /** Tasks over 50 ms while home loads on a processor four times slower. */
  longTasks: number;
  /** The longest of them, in ms; 0 if there is none. */
  longestTask: number;
  /** From a click to the new page's content, for each of ten links, in ms. */
  clicks: number[];
  /** Of JavaScript after these ten, garbage collected, in bytes. */
  heap: number;
}

interface Noted {
  notes: { tasks: number[]; clickedAt: number };
}

/** From hover to click, as a quick visitor moves; in ms. */
const HOVER = 100;

/** The links of the bar, one after the other. */
const tour = ["/about", "/teams", "/features", "/about", "/"];

/** Has every document of a page note its long tasks and its last click. */
async function takeNotes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const notes = { tasks: [] as number[], clickedAt: 0 };
    Object.assign(window, { notes });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) notes.tasks.push(duration);
    }).observe({ type: "longtask", buffered: true });
    window.addEventListener(
      "click",
      (event) => {
        notes.clickedAt = event.timeStamp;
      },
      { capture: true },
    );
  });
}

/** Follows a link of the bar; how long until its page is painted, in ms. */
async function follow(page: Page, path: string): Promise<number> {
  const link = page.locator(`nav[aria-label=Main] li > a[href="${path}"]`);
  await link.hover();
  await page.waitForTimeout(HOVER);
  await page.locator("h1").evaluate((heading) => {
    heading.dataset.before = "yes";
  });
  await link.click();
  const painted = await page.waitForFunction(() => {
    const heading = document.querySelector("h1");
    if (!heading || heading.dataset.before) return false;
    return performance.now() - (window as unknown as Noted).notes.clickedAt;
  });
  return Number(await painted.jsonValue());
}

/** Loads the home page and follows ten links from there. */
export async function measureUse(browser: Browser, url: string): Promise<Use> {
  const page = await browser.newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await takeNotes(page);
  await visitToEnd(page, url);
  const tasks = await page.evaluate(
    () => (window as unknown as Noted).notes.tasks,
  );
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const clicks: number[] = [];
  for (const path of [...tour, ...tour]) {
    await page.locator("nav[aria-label=Main].visible").waitFor();
    clicks.push(await follow(page, path));
  }
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  await page.close();
  return {
    longTasks: tasks.length,
    longestTask: Math.max(0, ...tasks),
    clicks,
    heap: usedSize,
  };
}
