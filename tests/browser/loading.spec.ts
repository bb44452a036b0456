import type { Page } from "@playwright/test";

import { FORCED_END_MS } from "../../src/loading/runLoadingScreen";
import { stallScripts, stopTime } from "../drivers/pageSetup";
import { serve } from "../servers/serve";
import { expect, test } from "../drivers/test";

test.use({ motion: true, firstLoad: true });

const progressbar = (page: Page) => page.getByRole("progressbar");

interface Watch {
  /** The time of the first paint, in ms. */
  painted?: number;
  /** The times of the frames with the loading screen, in ms. */
  frames: number[];
  /** Whether the screen covered the viewport and showed a percentage in each frame. */
  isCovered: boolean;
}

test("covers the page from the first paint for one second", async ({
  page,
  request,
}) => {
  const html = await (await request.get("/")).text();
  const { url, close } = await serve((asked, response) => {
    if (asked.url !== "/") return;
    response.setHeader("content-type", "text/html");
    response.write(html.slice(0, html.indexOf("</section>")));
  });
  await page.addInitScript(() => {
    const watch: Watch = { frames: [], isCovered: true };
    Object.assign(window, { watch });
    new PerformanceObserver((list) => {
      watch.painted ??= list.getEntries()[0]?.startTime ?? NaN;
    }).observe({ type: "paint", buffered: true });
    // Keeps the browser's own function, because `page.clock` replaces it later.
    const frame = requestAnimationFrame.bind(window);
    frame(function look(now) {
      frame(look);
      const bar = document.querySelector("[role=progressbar]");
      if (!bar?.checkVisibility({ visibilityProperty: true })) return;
      watch.frames.push(now);
      const { clientWidth, clientHeight } = document.documentElement;
      const isAbove = bar.parentElement?.contains(
        document.elementFromPoint(clientWidth / 2, clientHeight - 1),
      );
      watch.isCovered &&= isAbove === true && /^\d+%$/.test(bar.textContent);
    });
  });
  const watch = () => page.evaluate<Watch>("window.watch");
  await stopTime(page);
  await page.goto(url, { waitUntil: "commit" });
  await expect.poll(async () => (await watch()).painted).toBeDefined();
  await page.clock.runFor(FORCED_END_MS);
  await expect(progressbar(page)).toBeHidden();
  const { painted, frames, isCovered } = await watch();
  expect(isCovered).toBe(true);
  // `look` records each frame before the browser paints it.
  expect(frames[0]).toBeLessThanOrEqual(painted ?? NaN);
  await page.getByRole("heading", { level: 1 }).click();
  // If the page stayed open, closing the server would abort requests and log errors.
  await page.goto("about:blank");
  close();
});

test("has an accessible name and also ends by CSS", async ({ page }) => {
  // The loading screen must also end without the bundle.
  await stallScripts(page);
  await stopTime(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const screen = page.locator("[role=progressbar]").locator("xpath=..");
  await expect(progressbar(page)).toHaveAccessibleName(/\S/);

  await test.step("CSS ends it after the time that the script sets", async () => {
    const isShown = (ms: number) =>
      screen.evaluate((element, time) => {
        for (const it of element.getAnimations()) it.currentTime = time;
        return element.checkVisibility({ visibilityProperty: true });
      }, ms);
    for (const end of [FORCED_END_MS, 3 * FORCED_END_MS]) {
      await page.evaluate((ms) => {
        const { style } = document.documentElement;
        style.setProperty("--loading-time", `${ms}ms`);
      }, end);
      expect(await isShown(end - 1)).toBe(true);
      expect(await isShown(end)).toBe(false);
    }
  });
});
