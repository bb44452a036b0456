import type { Page } from "@playwright/test";

import home from "../fixtures/site/home.json";
import { scrollTo } from "../drivers/scrolling";
import { expect, test } from "../drivers/test";

const map = (page: Page) =>
  page.locator('#collaborate svg[role=img][viewBox="0 0 800 400"]');

test.use({ motion: true });

test("draws arcs in 1 s and restarts every 9 s", async ({ page, visit }) => {
  await visit("/");
  await map(page).scrollIntoViewIfNeeded();
  const windows = map(page).locator("g[clip-path]");
  await expect(windows).toHaveCount(home.collaborate.arcs.length);
  await expect(windows.last()).not.toHaveCSS("transform", "none");
  /** Returns the undrawn fraction of each arc at a time after the arc's start, in ms. */
  const missingAt = (time: number) =>
    windows.evaluateAll(
      (all, ms) =>
        all.map((window, index) => {
          for (const animation of window.getAnimations({ subtree: true })) {
            animation.pause();
            animation.currentTime = ms + index * 500;
          }
          const [moved, strokes] = [window, ...window.children]
            .filter((element) => element.matches("g"))
            .map(
              (element) => new DOMMatrix(getComputedStyle(element).transform),
            ) as [DOMMatrix, DOMMatrix];
          const { width = NaN, height = NaN } =
            window.querySelector("rect")?.getBBox() ?? {};
          return {
            missing: Math.abs(moved.e / width || moved.f / height),
            shift: Math.hypot(moved.e + strokes.e, moved.f + strokes.f),
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

  const animated = () =>
    map(page).evaluate((svg) => [
      ...new Set(
        svg
          .getAnimations({ subtree: true })
          .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
          .flatMap((frame) => Object.keys(frame)),
      ),
    ]);
  // The compositor can animate `transform` and `opacity` without repainting.
  const offset = ["offset", "easing", "composite", "computedOffset"];
  expect(new Set(await animated())).toEqual(
    new Set([...offset, "transform", "opacity"]),
  );
  await test.step("arcs are stroked and unfilled", async () => {
    for (const path of await windows.locator("path").all()) {
      await expect(path).toHaveCSS("stroke", /^(rgb|url)/);
      await expect(path).not.toHaveCSS("stroke-width", "0px");
      await expect(path).toHaveCSS("fill", "none");
    }
  });

  await page.emulateMedia({ media: "print" });
  expect(await animated()).toEqual([]);
  await page.emulateMedia({ media: "screen" });
  await scrollTo(page, 0);
  await expect.poll(animated).toEqual([]);

  await test.step("forced colors keep land and arcs and the timeline", async () => {
    await page.emulateMedia({ forcedColors: "active" });
    for (const part of ["> use", "g[clip-path] path"]) {
      const element = map(page).locator(part).first();
      await expect(element).toHaveCSS("stroke", /^rgb/);
    }
    const item = page.locator("#features li").first();
    const line = { pseudo: "before" } as const;
    await expect(item).toHaveCSS("background-color", "rgb(0, 0, 0)", line);
  });
});
