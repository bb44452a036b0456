import type { Page } from "@playwright/test";

import { stallScripts } from "./pageSetup";
import { expect, test } from "./test";

test.use({ motion: true, firstLoad: true });

const progressbar = (page: Page) => page.getByRole("progressbar");

interface Watch {
  /** When the loading screen appeared and disappeared, in ms. */
  shown: number | null;
  gone: number | null;
  /** Whether it covered the viewport in every frame. */
  covered: boolean;
}

/** Records the loading screen in every frame of the next pages. */
async function watchLoading(page: Page): Promise<() => Promise<Watch>> {
  await page.addInitScript(() => {
    const watch: Watch = {
      shown: null,
      gone: null,
      covered: true,
    };
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true });
    Object.assign(window, { watch });
    requestAnimationFrame(function look(now) {
      requestAnimationFrame(look);
      const bar = document.querySelector("[role=progressbar]");
      if (!bar || !isVisible(bar)) {
        if (watch.shown !== null) watch.gone ??= now;
        return;
      }
      watch.shown ??= now;
      // Without the scrollbar.
      const { clientWidth, clientHeight } = document.documentElement;
      for (const x of [0.01, 0.5, 0.99]) {
        for (const y of [0.01, 0.5, 0.99]) {
          const top = document.elementFromPoint(
            x * clientWidth,
            y * clientHeight,
          );
          if (!bar.parentElement?.contains(top)) watch.covered = false;
        }
      }
    });
  });
  return () => page.evaluate<Watch>("window.watch");
}

test("covers the page from the first paint and ends, even when the bundle is late", async ({
  page,
}) => {
  const watch = await watchLoading(page);
  await stallScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await expect.poll(async () => (await watch()).gone).not.toBeNull();
  const { shown, covered } = await watch();
  expect(covered).toBe(true);
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName("first-paint")[0]?.startTime,
  );
  // A frame is recorded before it is painted.
  expect(shown).toBeLessThanOrEqual(firstPaint ?? NaN);
  await page.getByRole("heading", { level: 1 }).click();
});

test.describe("by the clock", () => {
  /** Opens a page with a paused clock. */
  async function open(page: Page, random: number, path = "/terms") {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    // CSS ends the loading screen, too, in case timers are late.
    const session = await page.context().newCDPSession(page);
    await session.send("Animation.enable");
    await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
    await page.addInitScript((number) => {
      Math.random = () => number;
    }, random);
    // It does not wait for the bundle.
    await stallScripts(page);
    await page.goto(path, { waitUntil: "domcontentloaded" });
  }

  for (const path of ["/", "/teams"]) {
    test(`${path} lets a picture be painted while the text waits for its fonts`, async ({
      page,
    }) => {
      await page.route(/\.woff2$/, () => new Promise(() => undefined));
      await open(page, 0, path);
      const isVisible = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) =>
            element.checkVisibility({ visibilityProperty: true }),
          );
      await expect.poll(() => isVisible("main h1")).toBe(false);
      expect(await isVisible("main img")).toBe(true);
    });
  }

  test("shows the logo, and a bar and a percentage that grow by a random amount of up to 15 points every 200 ms", async ({
    page,
  }) => {
    await open(page, 0.5);
    const logo = progressbar(page).locator("xpath=..").locator("img");
    await expect(logo.filter({ visible: true })).toHaveCount(1);
    await expect(progressbar(page)).toHaveAccessibleName(/\S/);
    await test.step("CSS ends it after a second, too", async () => {
      const screen = progressbar(page).locator("xpath=..");
      await expect(screen).toHaveCSS("animation-delay", "0.8s");
      await expect(screen).toHaveCSS("animation-duration", "0.2s");
    });
    for (const [ms, percent, random] of [
      [199, 0, 0.5],
      [1, 7, 0.5],
      [200, 7, 0],
      [200, 22, 0.9999],
    ] as const) {
      await page.evaluate((number) => {
        Math.random = () => number;
      }, random);
      await page.clock.runFor(ms);
      await expect(progressbar(page)).toHaveText(`${percent}%`);
      await expect(progressbar(page)).toHaveAttribute(
        "aria-valuenow",
        String(percent),
      );
      // The robot in the logo opens its eyes.
      const lids = await progressbar(page)
        .locator("xpath=..")
        .locator("svg")
        .evaluate((svg) => {
          for (const animation of svg.getAnimations()) animation.finish();
          return new DOMMatrix(getComputedStyle(svg).transform).d;
        });
      expect(lids).toBeCloseTo(1 - percent / 100);
    }
  });

  for (const [what, random, ms] of [
    ["500 ms after the bar reached 100", 50 / 15, 900],
    ["by a separate 1-second timer", 0, 1000],
  ] as const) {
    test(`ends ${what}, if that comes first`, async ({ page }) => {
      await open(page, random);
      await page.clock.runFor(ms - 1);
      await expect(progressbar(page)).toBeVisible();
      await page.clock.runFor(1);
      await expect(progressbar(page)).toBeHidden();
    });
  }
});

test("shows on the first document of a tab only, not on later full loads and changes of route", async ({
  context,
  page,
  visit,
}) => {
  const watch = await watchLoading(page);
  await visit("/");
  const first = await watch();
  expect(first.shown).not.toBeNull();
  await page.getByRole("link", { name: "Learn More" }).click();
  await expect(page.locator("#about-hero")).toBeInViewport();
  expect(await watch()).toEqual(first);
  await visit("/features");
  expect((await watch()).shown).toBeNull();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect((await watch()).shown).toBeNull();

  const otherTab = await context.newPage();
  const watchThere = await watchLoading(otherTab);
  await otherTab.goto("/terms");
  await expect.poll(async () => (await watchThere()).shown).not.toBeNull();
});

test("without storage it shows each time and ends", async ({ page, visit }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("refused", "SecurityError");
      },
    });
  });
  const watch = await watchLoading(page);
  for (const path of ["/privacy-policy", "/terms"]) {
    await visit(path);
    expect((await watch()).shown).not.toBeNull();
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("does not show at all", async ({ page }) => {
    await page.goto("/");
    await expect(progressbar(page)).toBeHidden();
    await page.getByRole("heading", { level: 1 }).click();
  });
});
