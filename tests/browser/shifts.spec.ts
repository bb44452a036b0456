import type { Page } from "@playwright/test";

import { lostPage, pages } from "./content";
import { type SlowHost, startSlowHost } from "./slowHost";
import { ready } from "./prepare";
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

/** Something has moved that was on the screen. */
interface Shift {
  /** By the definition of Cumulative Layout Shift. */
  value: number;
  /** What has moved. */
  elements: string[];
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Entry = PerformanceEntry & {
      value: number;
      sources: { node: Node | null }[];
    };
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        const elements = sources.flatMap(({ node }) =>
          node instanceof Element ? [node] : (node?.parentElement ?? []),
        );
        shifts.push({
          value,
          elements: elements.map(({ outerHTML }) => outerHTML.slice(0, 90)),
        });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What has shifted since the page began to load. */
const shiftsOf = (page: Page) => page.evaluate<Shift[]>("window.shifts");

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
