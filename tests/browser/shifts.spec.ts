import { lostPage, pages } from "./content";
import { shiftsOf, watchShifts } from "./layoutShifts";
import { ready } from "./prepare";
import { type SlowHost, startSlowHost } from "./slowHost";
import { expect, test as base } from "./test";

const test = base.extend<{ host: SlowHost }>({
  host: async ({ baseURL }, use) => {
    const host = await startSlowHost(baseURL ?? "");
    await use(host);
    await host.close();
  },
});

test.use({ motion: true });

const sizes = [
  { width: 390, height: 844 },
  { width: 800, height: 900 },
  { width: 1440, height: 900 },
];

/** Later than the first paint, so that text is there before its font. */
const LATE = 500;

for (const size of sizes) {
  test.describe(`${size.width} px wide`, () => {
    test.use({ viewport: size, firstLoad: true });

    test("nothing shifts when a page comes in pieces, and its fonts late", async ({
      page,
      host,
    }) => {
      let fonts = 0;
      await watchShifts(page);
      await page.route("**/*.woff2", async (route) => {
        fonts += 1;
        await new Promise((later) => setTimeout(later, LATE));
        await route.continue();
      });
      // Fonts are late for the first page, and there for all that follow.
      for (const path of [
        "/",
        ...[...pages, lostPage].map(({ path }) => path),
      ]) {
        await page.goto(host.url + path);
        await ready(page);
        await page.evaluate(() => document.fonts.ready);
        expect(await shiftsOf(page), path).toEqual([]);
      }
      expect(fonts).toBeGreaterThan(0);
    });
  });
}
