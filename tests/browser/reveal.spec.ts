import type { Page } from "@playwright/test";

import {
  bounds,
  holdAnimations,
  nextFrames,
  opacity,
  position,
  scrollTo,
  scrollToEnd,
} from "./look";
import { ready } from "./prepare";
import { expect, test } from "./test";

test.use({ motion: true });

/** What is revealed as one: here a group, a section and a card. */
const examples = [
  ["/teams", "#creative > *", "a group"],
  ["/about", "#whygainova", "a section"],
  ["/features", "main li:last-child:has(h2)", "a card"],
] as const;

const heading = (page: Page) => page.locator("#faqs h2");

/** Brings a part of an element, from 0 to 1, above the window's lower edge. */
async function showPart(page: Page, selector: string, part: number) {
  const { top, bottom } = await bounds(page.locator(selector));
  const edge = top + (bottom - top) * part;
  // Whole pixels, and a window as tall as `test.ts` makes it.
  await scrollTo(page, Math.round((await position(page)) + edge - 900 - 50));
  await nextFrames(page);
}

for (const [path, selector, kind] of examples) {
  test(`${kind} gains class visible when at least 10 percent is visible, with a margin of 50 px`, async ({
    page,
    visit,
  }) => {
    // So that the card starts below the window and its margin.
    if (kind === "a card")
      await page.setViewportSize({ width: 700, height: 900 });
    await visit(path);
    const element = page.locator(selector);
    // What still hides moves, too, and would not be where it was measured.
    await expect(element).toHaveCSS("opacity", "0");
    await showPart(page, selector, 0.07);
    await expect(element).not.toHaveClass(/\bvisible\b/);
    await showPart(page, selector, 0.13);
    await expect(element).toHaveClass(/\bvisible\b/);
  });
}

test("what is so tall that 10 percent never fit is revealed as soon as it comes into view", async ({
  page,
  visit,
}) => {
  await visit("/teams");
  const group = page.locator("#creative > *");
  await expect(group).toHaveCSS("opacity", "0");
  await group.evaluate((element) => {
    element.style.height = `${window.innerHeight * 11}px`;
  });
  await showPart(page, "#creative > *", 0.01);
  await expect(group).toHaveClass(/\bvisible\b/);
});

test("once revealed they never hide again", async ({ page, visit }) => {
  await visit("/");
  const revealed = page.locator("main .visible");
  await scrollToEnd(page);
  await expect(page.locator("#faqs.visible, #faqs .visible")).not.toHaveCount(
    0,
  );
  const count = await revealed.count();
  await scrollTo(page, 0);
  await expect(page.locator("#home")).toBeInViewport();
  await nextFrames(page);
  expect(await revealed.count()).toBeGreaterThanOrEqual(count);
  await expect.poll(() => opacity(heading(page))).toBe(1);
});

test("a group fades and slides in, in 700 ms after its delay", async ({
  page,
  visit,
}) => {
  await visit("/teams");
  const group = page.locator("#creative > *");
  await expect(group).toHaveCSS("opacity", "0");
  await holdAnimations(page);
  await group.scrollIntoViewIfNeeded();
  await expect(group).toHaveClass(/\bvisible\b/);
  const states = await group.evaluate((element) => {
    const transitions = element.getAnimations() as CSSTransition[];
    return [0, 100, 700].map((time) => {
      const lasts = transitions.map((transition) => {
        const { delay = 0, duration } =
          transition.effect?.getComputedTiming() ?? {};
        transition.currentTime = delay + time;
        return duration;
      });
      const { opacity: seen, transform } = getComputedStyle(element);
      return { seen: Number(seen), moved: new DOMMatrix(transform).f, lasts };
    });
  });
  const [start, middle, end] = states;
  expect(start?.lasts).toEqual([700, 700]);
  expect(start?.seen).toBe(0);
  expect(start?.moved).toBeGreaterThan(8);
  expect(middle?.seen).toBeGreaterThan(0);
  expect(middle?.seen).toBeLessThan(1);
  expect(end).toMatchObject({ seen: 1, moved: 0 });
});

test("when scripts arrive, what is out of sight hides at once, and nothing else", async ({
  page,
}) => {
  let deliver: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(/\.js(\?|$)/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.addInitScript(() => {
    const transitions: string[] = [];
    addEventListener("transitionrun", ({ target, propertyName }) => {
      const { id, parentElement } = target as Element;
      transitions.push(`${propertyName} of ${id || parentElement?.id}`);
    });
    Object.assign(window, { transitions });
  });
  // Narrow, so that a group is too tall for a few px to be a tenth of it.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/teams");
  const atTheEdge = page.locator("#tech > *");
  const outOfSight = page.locator("#creative > *");
  const { top, bottom } = await bounds(atTheEdge);
  const height = Math.round(top + (bottom - top) * 0.02);
  await page.setViewportSize({ width: 390, height });
  deliver();
  await ready(page);
  await nextFrames(page);
  await expect(outOfSight).toHaveCSS("opacity", "0");
  await expect(atTheEdge).toHaveCSS("opacity", "1");
  await expect(atTheEdge).not.toHaveClass(/\bvisible\b/);
  const transitions = await page.evaluate<string[]>("window.transitions");
  expect(transitions.filter((name) => /creative|tech/.test(name))).toEqual([]);
});

test("where IntersectionObserver is missing, everything is fully shown", async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "IntersectionObserver");
  });
  await visit("/");
  await expect.poll(() => opacity(heading(page))).toBe(1);
  for (const element of await page.locator("main h2, main h3").all()) {
    await expect.poll(() => opacity(element)).toBe(1);
  }
});

test.describe("where the bundle never comes", () => {
  test.use({ tolerant: true });

  test("everything is fully shown", async ({ page }) => {
    await page.route(/\.js(\?|$)/, (route) => route.abort());
    await page.goto("/");
    await expect(page.getByRole("progressbar")).toBeHidden();
    for (const element of await page.locator("main h2, main h3").all()) {
      expect(await opacity(element)).toBe(1);
    }
  });
});
