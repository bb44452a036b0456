import { holdScripts, stopClock, holdAnimations } from "./look";
import { progressbar, watchLoading } from "./loadingScreen";
import { expect, test } from "./test";

test.use({ motion: true, firstLoad: true });

test.describe("on first load", () => {
  test("the loading screen is full screen from the first paint, before any script file", async ({
    page,
  }) => {
    const seen = await watchLoading(page);
    await holdScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    await expect.poll(async () => (await seen()).gone).not.toBeNull();
    const { shown, covered } = await seen();
    expect(covered).toBe(true);
    const firstPaint = await page.evaluate(
      () => performance.getEntriesByName("first-paint")[0]?.startTime,
    );
    // The frame that was looked at is the one that is painted next.
    expect(shown).toBeLessThanOrEqual(firstPaint ?? NaN);
  });

  test("the loading screen is gone one second after the page began to show, and the routed content appears", async ({
    page,
    visit,
  }) => {
    const seen = await watchLoading(page);
    await visit("/about");
    const { shown, gone } = await seen();
    const time = (gone ?? NaN) - (shown ?? NaN);
    expect(time).toBeGreaterThan(700);
    expect(time).toBeLessThan(1500);
    await page.getByRole("heading", { level: 1 }).click();
  });

  test("the loading screen is gone after a second even when the bundle is late", async ({
    page,
  }) => {
    const seen = await watchLoading(page);
    await holdScripts(page);
    await page.goto("/teams", { waitUntil: "commit" });
    await expect.poll(async () => (await seen()).gone).not.toBeNull();
    const { shown, gone } = await seen();
    expect((gone ?? NaN) - (shown ?? NaN)).toBeLessThan(1500);
    await page.getByRole("heading", { level: 1 }).click();
  });

  test.describe("when the bundle never comes", () => {
    test.use({ tolerant: true });

    test("the loading screen is gone after a second", async ({ page }) => {
      await page.route(/\.js(\?|$)/, (route) => route.abort());
      await page.goto("/");
      await expect(progressbar(page)).toBeHidden();
      await page.getByRole("heading", { level: 1 }).click();
    });
  });
});

test.describe("by the clock", () => {
  test.beforeEach(async ({ page }) => {
    await stopClock(page);
    // The same end is in CSS, for the case that timers are held up.
    await holdAnimations(page);
  });

  test("the loading screen shows the logo, a progress bar and a percentage", async ({
    page,
  }) => {
    await page.goto("/terms");
    const bar = progressbar(page);
    await expect(bar).toBeVisible();
    await expect(bar).toHaveText("0%");
    await expect(bar).toHaveAttribute("aria-label", /\S/);
    const logo = bar.locator("xpath=..").locator("img");
    await expect(logo.filter({ visible: true })).toHaveCount(1);
  });

  /** The one random number that the page gets, from 0 to 1. */
  const numbers = [
    [0, "by nothing where chance has it so"],
    [0.5, "by 7.5 points of the 15"],
    [0.9999, "by less than 15 points"],
  ] as const;

  for (const [random, words] of numbers) {
    test(`the bar grows by a random amount of up to 15 points every 200 ms (${words})`, async ({
      page,
    }) => {
      await page.addInitScript((number) => {
        Math.random = () => number;
      }, random);
      await page.goto("/terms");
      const bar = progressbar(page);
      await expect(bar).toHaveAttribute("aria-valuenow", "0");
      await page.clock.runFor(199);
      await expect(bar).toHaveAttribute("aria-valuenow", "0");
      await page.clock.runFor(1);
      for (const tick of [1, 2, 3]) {
        const percent = String(Math.floor(tick * random * 15));
        await expect(bar).toHaveAttribute("aria-valuenow", percent);
        await expect(bar).toHaveText(`${percent}%`);
        await page.clock.runFor(200);
      }
    });
  }

  test("a bar that reaches 100 calls back after 500 ms, which ends loading if that comes first", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Math.random = () => 50 / 15;
    });
    await page.goto("/terms");
    await page.clock.runFor(400);
    await expect(progressbar(page)).toHaveText("100%");
    await page.clock.runFor(499);
    await expect(progressbar(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(progressbar(page)).toBeHidden();
  });

  test("a separate 1-second timer also ends it", async ({ page }) => {
    await page.addInitScript(() => {
      Math.random = () => 0;
    });
    await page.goto("/terms");
    await page.clock.runFor(999);
    await expect(progressbar(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(progressbar(page)).toBeHidden();
  });
});

test("the first load is the first document of a tab: later full loads show no loading screen", async ({
  context,
  page,
  visit,
}) => {
  const seen = await watchLoading(page);
  await visit("/terms");
  expect((await seen()).shown).not.toBeNull();
  await visit("/features");
  expect((await seen()).shown).toBeNull();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect((await seen()).shown).toBeNull();

  const otherTab = await context.newPage();
  const seenThere = await watchLoading(otherTab);
  await otherTab.goto("/terms");
  expect((await seenThere()).shown).not.toBeNull();
});

test("a change of route shows no loading screen", async ({ page, visit }) => {
  const seen = await watchLoading(page);
  await visit("/");
  const first = await seen();
  await page.getByRole("link", { name: "Learn More" }).click();
  await expect(page).toHaveURL("/about");
  await expect(page.locator("#about-hero")).toBeInViewport();
  expect(await seen()).toEqual(first);
});

test("without storage the loading screen shows each time, and ends", async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("refused", "SecurityError");
      },
    });
  });
  const seen = await watchLoading(page);
  for (const path of ["/privacy-policy", "/terms"]) {
    await visit(path);
    expect((await seen()).shown).not.toBeNull();
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the loading screen does not show at all", async ({ page }) => {
    await page.goto("/");
    await expect(progressbar(page)).toBeHidden();
    await page.getByRole("heading", { level: 1 }).click();
  });
});
