import type { Locator } from "@playwright/test";

import { boxOf } from "../drivers/boxOf";
import {
  dropdownButton,
  navigationBar,
  navigationLink,
} from "../drivers/navigationBar";
import { runUntilShown } from "../drivers/pageSetup";
import { nextFrames, scrollTo, scrollToEnd } from "../drivers/scrolling";
import { expect, test } from "../drivers/test";

test.use({ motion: true });

/** Focuses an element without scrolling, so that the footer stays in view. */
const focusInPlace = (element: Locator) =>
  element.evaluate((target: HTMLElement) => {
    target.focus({ preventScroll: true });
  });

test("loses class `visible` for 100 ms on a route change", async ({
  page,
  visit,
}) => {
  await page.clock.install();
  await visit("/terms");
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(navigationBar(page)).toHaveClass(/\bvisible\b/);
  await navigationLink(page, "About").click();
  await runUntilShown(page, "#about-hero");
  await expect(navigationBar(page)).not.toHaveClass(/\bvisible\b/);
  await page.clock.runFor(98);
  await expect(navigationBar(page)).not.toHaveClass(/\bvisible\b/);
  await page.clock.runFor(2);
  await expect(navigationBar(page)).toHaveClass(/\bvisible\b/);
  await expect(navigationBar(page)).toBeVisible();
});

test("opens no dropdown under the mouse after a route change", async ({
  page,
  visit,
}) => {
  const link = navigationLink(page, "Teams");
  const expectOpen = (isOpen: boolean) =>
    expect(dropdownButton(page, "Teams")).toHaveAttribute(
      "aria-expanded",
      String(isOpen),
    );
  await page.clock.install();
  await visit("/terms");
  await page.clock.pauseAt(Date.now() + 60_000);
  const { x, y, width } = await boxOf(link);
  const moveMouse = async () => {
    for (const right of [1, 2, 1]) {
      await page.mouse.move(x + width / 2 + right, y + 10);
      await nextFrames(page);
    }
  };
  await link.click();
  await runUntilShown(page, "#teams-hero");
  await expect(navigationBar(page)).toHaveCSS("opacity", "0");
  await moveMouse();
  await page.clock.runFor(100);
  await expect(navigationBar(page)).toHaveCSS("opacity", "1");
  await moveMouse();
  await expectOpen(false);
  await page.mouse.move(700, 700);
  await moveMouse();
  await expectOpen(true);
});

test("has class `scrolled` below the hero's height minus 80 px", async ({
  page,
  visit,
}) => {
  for (const [path, hero] of [
    ["/", "#home"],
    ["/about", "#about-hero"],
    ["/terms", null],
  ] as const) {
    await test.step(path, async () => {
      await visit(path);
      const threshold = hero
        ? Math.round((await boxOf(page.locator(hero))).height) - 80
        : 50;
      const bar = navigationBar(page);
      await scrollTo(page, threshold);
      await expect.soft(bar).not.toHaveClass(/\bscrolled\b/);
      await expect.soft(bar).toHaveCSS("opacity", "0", { pseudo: "before" });
      await scrollTo(page, threshold + 1);
      await expect.soft(bar).toHaveClass(/\bscrolled\b/);
      // The pseudo-element is the bar's background.
      await expect.soft(bar).toHaveCSS("opacity", "1", { pseudo: "before" });
      await scrollTo(page, threshold);
      await expect.soft(navigationBar(page)).not.toHaveClass(/\bscrolled\b/);
    });
  }
});

test("hides while 10 % of the footer is visible", async ({ page, visit }) => {
  await visit("/features");
  const footer = page.locator("footer");
  const { y, height } = await boxOf(footer);
  await scrollTo(page, Math.floor(y - 900 + height * 0.09));
  await expect(navigationBar(page)).toBeVisible();
  await scrollTo(page, Math.ceil(y - 900 + height * 0.11));
  await expect(navigationBar(page)).toBeHidden();
  await scrollTo(page, 0);
  await expect(navigationBar(page)).toBeVisible();

  await navigationLink(page, "About").focus();
  await scrollToEnd(page);
  await expect(footer).toBeInViewport({ ratio: 0.5 });
  await nextFrames(page);
  // A bar that fades out is still visible, so end the animation.
  await navigationBar(page).evaluate((bar) => {
    for (const animation of bar.getAnimations()) animation.finish();
  });
  await expect(navigationBar(page)).toBeVisible();
  await expect(navigationBar(page)).toHaveCSS("opacity", "1");
  await focusInPlace(page.getByRole("main").getByRole("link").first());
  await expect(navigationBar(page)).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("link", { name: /^Skip/ })).toBeFocused();
});
