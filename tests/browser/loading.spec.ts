import type { Page } from "@playwright/test";

import { holdScripts } from "./look";
import { expect, test } from "./test";

test.use({ firstLoad: true });

/** What a visitor would have seen of the loading screen. */
interface Watch {
  /** Times at which it came and went, in ms; null if it did not. */
  shown: number | null;
  gone: number | null;
  /** Whether it lay over every part of the window in each frame. */
  covered: boolean;
  /** The visible pictures in it. */
  pictures: number;
  /** Each value that the bar had, and the text beside it. */
  values: { value: number; text: string }[];
}

/** Looks at the loading screen at every frame of the pages to come. */
async function watchLoading(page: Page): Promise<() => Promise<Watch>> {
  await page.addInitScript(() => {
    const watch: Watch = {
      shown: null,
      gone: null,
      covered: true,
      pictures: 0,
      values: [],
    };
    Object.assign(window, { watch });
    const parts = [0.01, 0.25, 0.5, 0.75, 0.99];
    const isSeen = (element: Element) =>
      element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      });

    requestAnimationFrame(function look(now) {
      requestAnimationFrame(look);
      const bar = document.querySelector("[role=progressbar]");
      if (!bar || !isSeen(bar)) {
        if (watch.shown !== null) watch.gone ??= now;
        return;
      }
      watch.shown ??= now;

      let screen: Element | null = bar;
      while (screen && getComputedStyle(screen).position !== "fixed") {
        screen = screen.parentElement;
      }
      // The width without the scrollbar, which belongs to the window.
      const { clientWidth, clientHeight } = document.documentElement;
      watch.covered &&= parts.every((x) =>
        parts.every((y) =>
          screen?.contains(
            document.elementFromPoint(x * clientWidth, y * clientHeight),
          ),
        ),
      );
      watch.pictures = [...(screen?.querySelectorAll("img, svg") ?? [])].filter(
        isSeen,
      ).length;

      const value = Number(bar.getAttribute("aria-valuenow"));
      if (watch.values.at(-1)?.value !== value) {
        watch.values.push({ value, text: bar.textContent.trim() });
      }
    });
  });
  return () => page.evaluate<Watch>("window.watch");
}

const progressbar = (page: Page) => page.getByRole("progressbar");

test("covers the page from the first paint, before any script file", async ({
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

test("shows the logo and has a name", async ({ page, visit }) => {
  const seen = await watchLoading(page);
  await visit("/");
  expect((await seen()).pictures).toBe(1);
  const name = await page
    .locator("[role=progressbar]")
    .getAttribute("aria-label");
  expect(name).toMatch(/\S/);
});

test("grows by less than 15 points at a time and says how far it is", async ({
  page,
  visit,
}) => {
  const seen = await watchLoading(page);
  await visit("/");
  const { values } = await seen();
  expect(values.length).toBeGreaterThan(2);
  values.forEach(({ value, text }, index) => {
    expect(text).toContain(`${value}%`);
    const step = value - (values[index - 1]?.value ?? 0);
    expect(step).toBeGreaterThanOrEqual(0);
    // Shown in whole numbers: less than 15 can show as 15.
    expect(step).toBeLessThanOrEqual(15);
  });
});

test("is gone one second after the page began to show", async ({
  page,
  visit,
}) => {
  const seen = await watchLoading(page);
  await visit("/about");
  const { shown, gone } = await seen();
  const time = (gone ?? NaN) - (shown ?? NaN);
  expect(time).toBeGreaterThan(700);
  expect(time).toBeLessThan(1500);
});

test("is gone after a second when the bundle is late", async ({ page }) => {
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

  test("is gone after a second", async ({ page }) => {
    await page.route(/\.js(\?|$)/, (route) => route.abort());
    await page.goto("/");
    await expect(progressbar(page)).toBeHidden();
    await page.getByRole("heading", { level: 1 }).click();
  });
});

test("shows at the first load of a tab, not at the later ones", async ({
  context,
  page,
  visit,
}) => {
  const seen = await watchLoading(page);
  await visit("/");
  expect((await seen()).shown).not.toBeNull();
  await visit("/features");
  expect((await seen()).shown).toBeNull();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect((await seen()).shown).toBeNull();

  const otherTab = await context.newPage();
  const seenThere = await watchLoading(otherTab);
  await otherTab.goto("/");
  expect((await seenThere()).shown).not.toBeNull();
});

test("does not show when the route changes", async ({ page, visit }) => {
  const seen = await watchLoading(page);
  await visit("/");
  const first = await seen();
  await page.getByRole("link", { name: "Learn More" }).click();
  await expect(page).toHaveURL("/about");
  await expect(page.locator("#about-hero")).toBeInViewport();
  expect(await seen()).toEqual(first);
});

test("shows each time where storage is refused, and ends", async ({
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
  for (const path of ["/", "/about"]) {
    await visit(path);
    expect((await seen()).shown).not.toBeNull();
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it does not show", async ({ page }) => {
    await page.goto("/");
    await expect(progressbar(page)).toBeHidden();
    await page.getByRole("heading", { level: 1 }).click();
  });
});
