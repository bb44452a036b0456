import { pages } from "./content";
import { shiftsOf, watchShifts } from "./layoutShifts";
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

  test("no picture weighs more than 120 kB", async ({ page, visit }) => {
    const weights: Promise<[url: string, bytes: number]>[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() !== "image") return;
      // What the browser has already comes without a body.
      if (response.status() !== 200) return;
      const weigh = async (): Promise<[string, number]> => [
        response.url(),
        (await response.body()).length,
      ];
      weights.push(weigh());
    });
    for (const { path } of pages) {
      await visit(path);
      await scrollToEnd(page);
      // Those that load when they come into view, all of them.
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = "eager";
        await Promise.all([...document.images].map((image) => image.decode()));
      });
    }
    const loaded = await Promise.all(weights);
    expect(loaded.length).toBeGreaterThan(pages.length);
    expect(loaded.filter(([, bytes]) => bytes > LIMIT)).toEqual([]);
  });
});

test.describe("with motion", () => {
  test.use({ motion: true });

  test("nothing of a page shifts while it loads", async ({ page, visit }) => {
    await watchShifts(page);
    for (const { path } of pages) {
      await visit(path);
      await page.evaluate(() => document.fonts.ready);
      expect(await shiftsOf(page), path).toEqual([]);
    }
  });
});
