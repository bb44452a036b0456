import type { Locator, Page } from "@playwright/test";

import { bar, barLink, hamburger } from "../bar";
import { atRest, nextFrames, scrollTo, scrollToEnd, stopClock } from "../look";
import { expect, test } from "../test";

test.use({ motion: true });

/** Focuses without the scrolling that would take the footer out of view. */
const focusInPlace = (element: Locator) =>
  element.evaluate((target: HTMLElement) => {
    target.focus({ preventScroll: true });
  });

/** Lets what waits for its turn in the page run, on a clock that stands still. */
const nextTurns = (page: Page) =>
  page.evaluate(async () => {
    for (let count = 0; count < 20; count += 1) {
      await new Promise((next) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = next;
        port2.postMessage(null);
      });
    }
  });

/** Whether React has taken the bar over. */
const isReacts = (page: Page) =>
  bar(page).evaluate((element) =>
    Object.keys(element).some((key) => key.startsWith("__react")),
  );

test("the bar becomes visible 100 ms after the first route", async ({
  page,
}) => {
  await stopClock(page);
  await page.goto("/terms");
  // React is started by timers, and what follows its work comes a little later.
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1);
        return isReacts(page);
      },
      { intervals: [50] },
    )
    .toBe(true);
  await nextTurns(page);
  await page.clock.runFor(95);
  await expect(bar(page)).not.toHaveClass(/\bvisible\b/);
  await page.clock.runFor(5);
  await expect(bar(page)).toHaveClass(/\bvisible\b/);
});

test("on a change of route visible really goes and comes back after 100 ms", async ({
  page,
  visit,
}) => {
  await page.clock.install();
  await visit("/terms");
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(bar(page)).toHaveClass(/\bvisible\b/);
  await barLink(page, "About").click();
  // The page comes by and by, and with it the moment from which time counts.
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1);
        return page.locator("#about-hero").count();
      },
      { intervals: [10] },
    )
    .toBe(1);
  await expect(bar(page)).not.toHaveClass(/\bvisible\b/);
  await page.clock.runFor(98);
  await expect(bar(page)).not.toHaveClass(/\bvisible\b/);
  await page.clock.runFor(2);
  await expect(bar(page)).toHaveClass(/\bvisible\b/);
  await expect(bar(page)).toBeVisible();
});

for (const [path, hero] of [
  ["/", "#home"],
  ["/about", "#about-hero"],
  ["/teams", "#teams-hero"],
  ["/features", "#features-hero"],
  ["/join", "#join-hero"],
  ["/terms", null],
] as const) {
  const limit = hero ? `the height of ${hero} minus 80 px` : "50 px";
  test(`the bar of ${path} gains a scrolled style when the scroll position passes ${limit}`, async ({
    read,
  }) => {
    const page = await read(path);
    const threshold = hero
      ? await page
          .locator(hero)
          .evaluate((element) => (element as HTMLElement).offsetHeight - 80)
      : 50;
    await scrollTo(page, threshold);
    await nextFrames(page);
    await expect(bar(page)).not.toHaveClass(/\bscrolled\b/);
    await scrollTo(page, threshold + 1);
    await expect(bar(page)).toHaveClass(/\bscrolled\b/);
    await scrollTo(page, threshold);
    await expect(bar(page)).not.toHaveClass(/\bscrolled\b/);
  });
}

test("the bar is hidden while 10 % of the footer is visible", async ({
  read,
}) => {
  const page = await read("/");
  const footer = page.locator("footer");
  const { top, height } = await footer.evaluate((element) => ({
    top: element.getBoundingClientRect().top + window.scrollY,
    height: element.getBoundingClientRect().height,
  }));
  await scrollTo(page, Math.floor(top - 900 + height * 0.09));
  await nextFrames(page);
  await expect(footer).toBeInViewport();
  await expect(bar(page)).toBeVisible();
  await scrollTo(page, Math.ceil(top - 900 + height * 0.11));
  await expect(bar(page)).toBeHidden();
  await scrollTo(page, Math.floor(top - 900 + height * 0.09));
  await expect(bar(page)).toBeVisible();
});

test("while the footer is visible, the bar is hidden from the keyboard and from assistive technology", async ({
  page,
  visit,
}) => {
  await visit("/features");
  await scrollToEnd(page);
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await focusInPlace(page.getByRole("main"));
  for (let count = 0; count < 12; count += 1) {
    await page.keyboard.press("Shift+Tab");
    await expect(bar(page).locator(":focus")).toHaveCount(0);
  }
});

test("the bar stays beside a visible footer while focus is inside it", async ({
  page,
  visit,
}) => {
  await visit("/features");
  await barLink(page, "About").focus();
  await scrollToEnd(page);
  await expect(page.locator("footer")).toBeInViewport({ ratio: 0.5 });
  await atRest(page);
  await expect(bar(page)).toBeVisible();
  await focusInPlace(page.getByRole("main"));
  await expect(bar(page)).toBeHidden();
});

test("the navigation bar contains the light/dark toggle", async ({ read }) => {
  const page = await read("/");
  const toggles = page.getByRole("button", { name: /^Switch to/ });
  await expect(toggles).toHaveCount(1);
  await expect(
    bar(page).getByRole("button", { name: "Switch to dark mode" }),
  ).toBeVisible();
});

test("below 768 px there is a hamburger menu, closed at first", async ({
  read,
}) => {
  const page = await read("/", { width: 390 });
  for (const [width, mobile] of [
    [390, true],
    [767, true],
    [768, false],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expect(hamburger(page)).toBeVisible({ visible: mobile });
    await expect(barLink(page, "About")).toBeVisible({ visible: !mobile });
  }
});

test('the hamburger is a button outside the lists, has "menu" in its name, and aria-expanded', async ({
  read,
}) => {
  const page = await read("/", { width: 390 });
  await expect(hamburger(page)).toHaveJSProperty("tagName", "BUTTON");
  await expect(hamburger(page)).toHaveAttribute("aria-expanded", "false");
  expect(
    await hamburger(page).evaluate((button) => button.closest("ul, ol, li")),
  ).toBeNull();
});
