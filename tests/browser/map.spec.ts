import type { Page } from "@playwright/test";
import sharp from "sharp";

import home from "../fixtures/site/home.json";
import { boxOf } from "../page/boxOf";
import { scrollTo } from "../page/scrolling";
import { expect, test } from "../page/test";

const { arcs } = home.collaborate;

const map = (page: Page) =>
  page.locator('#collaborate svg[role=img][viewBox="0 0 800 400"]');

/** Counts the pixels that clearly differ between two pictures of one size. */
async function differentPixels(one: Buffer, other: Buffer) {
  const [before = [], after = []] = await Promise.all(
    [one, other].map((picture) => sharp(picture).greyscale().raw().toBuffer()),
  );
  return [...before].filter((value, index) => {
    return Math.abs(value - (after[index] ?? NaN)) > 40;
  }).length;
}

test("cities are at their places, and dots and arcs in the picture, in the theme's color", async ({
  page,
  visit,
}) => {
  await visit("/");
  const pins = map(page).locator("circle");
  for (const [pin, x, y] of [
    // San Francisco, and Sydney
    [pins.first(), (180 - 122.42) / 360, (90 - 37.77) / 180],
    [pins.last(), (180 + 151.21) / 360, (90 + 33.87) / 180],
  ] as const) {
    const place = await pin.evaluate((circle: SVGElement) => {
      const picture = circle.ownerSVGElement?.getBoundingClientRect();
      const {
        left = NaN,
        top = NaN,
        width = NaN,
        height = NaN,
      } = picture ?? {};
      const box = circle.getBoundingClientRect();
      return {
        x: (box.left + box.width / 2 - left) / width,
        y: (box.top + box.height / 2 - top) / height,
      };
    });
    expect(place.x).toBeCloseTo(x, 2);
    expect(place.y).toBeCloseTo(y, 2);
  }
  const dots = map(page).locator('use[href$="#dots"]');
  await dots.scrollIntoViewIfNeeded();
  expect((await boxOf(dots)).width).toBeGreaterThan(700);
  const light = await dots.evaluate((it) => getComputedStyle(it).stroke);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(dots).not.toHaveCSS("stroke", light);

  const withArcs = await map(page).screenshot();
  await map(page)
    .locator("> g")
    .evaluate((lines) => lines.remove());
  const withoutArcs = await map(page).screenshot();
  // The smallest arc has 100.
  expect(await differentPixels(withArcs, withoutArcs)).toBeGreaterThan(500);
});

test.describe("with motion", () => {
  test.use({ motion: true });

  test("arcs animate in 1 s, staggered 0.5 s each, and restart every 9 s", async ({
    page,
    visit,
  }) => {
    await visit("/");
    await map(page).scrollIntoViewIfNeeded();
    const windows = map(page).locator("g[clip-path]");
    await expect(windows).toHaveCount(arcs.length);
    await expect(windows.last()).not.toHaveCSS("transform", "none");
    /** Returns the part of each arc that is not drawn, ms after its start. */
    const missingAt = (time: number) =>
      windows.evaluateAll(
        (all, ms) =>
          all.map((window, index) => {
            for (const animation of window.getAnimations({ subtree: true })) {
              animation.pause();
              animation.currentTime = ms + index * 500;
            }
            const [{ e, f }, strokes] = [window, window.lastElementChild]
              .filter((element) => element !== null)
              .map(
                (element) => new DOMMatrix(getComputedStyle(element).transform),
              ) as [DOMMatrix, DOMMatrix];
            const { width = NaN, height = NaN } =
              window.querySelector("rect")?.getBBox() ?? {};
            return {
              missing: Math.abs(e / width || f / height),
              shift: Math.hypot(e + strokes.e, f + strokes.f),
            };
          }),
        time,
      );

    for (const [time, expected] of [
      [-1, 1],
      [1, 1],
      [500, 0.5],
      [990, 1 / 30],
      [1001, 0],
      [8000, 0],
      [9001, 1],
      [10_001, 0],
    ] as const) {
      for (const { missing, shift } of await missingAt(time)) {
        expect.soft(missing, `${time} ms`).toBeCloseTo(expected, 2);
        expect.soft(shift, `${time} ms`).toBeCloseTo(0, 2);
      }
    }
  });
});

test.describe("with running animations", () => {
  test.use({ reducedMotion: "no-preference" });

  /** Returns how the map's animations run, and their distinct times. */
  const animationsOf = (page: Page) =>
    map(page).evaluate((svg) => {
      const animations = svg.getAnimations({ subtree: true });
      return {
        states: [...new Set(animations.map(({ playState }) => playState))],
        times: new Set(animations.map(({ currentTime }) => currentTime)).size,
      };
    });

  test("the compositor runs all animations; out of view and on paper they stop, and everything shows @test:all", async ({
    browser,
    page,
    visit,
  }) => {
    await visit("/");
    expect((await animationsOf(page)).states).toEqual([]);

    await browser.startTracing(page, { categories: ["blink.animations"] });
    await map(page).scrollIntoViewIfNeeded();
    await expect
      .poll(() => animationsOf(page))
      .toEqual({ states: ["running"], times: 1 });
    await expect
      .poll(() =>
        map(page).evaluate((svg) =>
          Math.min(
            ...svg
              .getAnimations({ subtree: true })
              .map(({ currentTime }) => Number(currentTime)),
          ),
        ),
      )
      .toBeGreaterThan(1000);
    const trace = String(await browser.stopTracing());
    expect(trace).toContain('"state":"running"');
    // Some versions also report successes, as 0.
    expect(trace).not.toMatch(/"compositeFailed":[1-9]/);

    await scrollTo(page, 0);
    await expect
      .poll(() => animationsOf(page))
      .toEqual({ states: [], times: 0 });
    const clip = await boxOf(map(page));
    const outOfView = await page.screenshot({ fullPage: true, clip });
    await page.emulateMedia({ reducedMotion: "reduce" });
    const still = await page.screenshot({ fullPage: true, clip });
    // The smallest arc has more pixels than this.
    expect(await differentPixels(outOfView, still)).toBeLessThan(100);

    await page.emulateMedia({
      media: "print",
      reducedMotion: "no-preference",
    });
    expect((await animationsOf(page)).states).toEqual([]);
  });
});
