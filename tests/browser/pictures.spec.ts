import { pages } from "./content";
import { scrollToEnd } from "./look";
import { expect, test } from "./test";

/** The most that a picture may weigh on a phone, in bytes. */
const LIMIT = 120_000;

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  });

  for (const { path } of pages) {
    test(`no picture of ${path} weighs more than 120 kB`, async ({
      page,
      visit,
    }) => {
      const weights: Promise<number>[] = [];
      page.on("response", (response) => {
        if (response.request().resourceType() !== "image") return;
        weights.push(response.body().then((body) => body.length));
      });
      await visit(path);
      await scrollToEnd(page);
      await page.waitForLoadState("networkidle");
      expect(weights.length).toBeGreaterThan(0);
      expect(Math.max(...(await Promise.all(weights)))).toBeLessThan(LIMIT);
    });
  }
});

for (const { path } of pages) {
  test(`nothing of ${path} shifts while it loads`, async ({ page, visit }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          shifts.push((entry as unknown as { value: number }).value);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await visit(path);
    await page.waitForLoadState("networkidle");
    const shifts = await page.evaluate(
      () => (window as unknown as { shifts: number[] }).shifts,
    );
    const sum = shifts.reduce((total, shift) => total + shift, 0);
    // A font that comes late may move a line by a few px, a picture nothing.
    expect(sum).toBeLessThan(0.02);
  });
}

test("the hero's picture comes first, in a modern format", async ({
  page,
  visit,
}) => {
  await visit("/");
  const picture = page.locator("#home img:not([src$='.svg'])");
  await expect(picture).toHaveAttribute("fetchpriority", "high");
  await expect(picture).toHaveAttribute("loading", "eager");
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.currentSrc),
  ).toMatch(/\.avif$/);
});
