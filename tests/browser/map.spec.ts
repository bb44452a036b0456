import type { Page } from "@playwright/test";

import home from "../fixtures/site/home.json";
import { expect, test } from "./test";

const { arcs } = home.collaborate;

const map = (page: Page) =>
  page.locator('#collaborate svg[role=img][viewBox="0 0 800 400"]');

test("each arc is one stroked, unfilled path from city to city, equirectangular over the whole globe", async ({
  page,
  visit,
}) => {
  await visit("/");
  const paths = map(page).locator("path");
  await expect(paths).toHaveCount(arcs.length);
  for (const [index, arc] of arcs.entries()) {
    const path = paths.nth(index);
    await expect.soft(path).toHaveCSS("fill", "none");
    await expect.soft(path).not.toHaveCSS("stroke", "none");
    const ends = await path.evaluate((element: SVGPathElement) =>
      [0, element.getTotalLength()].map((length) => {
        const { x, y } = element.getPointAtLength(length);
        return { lng: (x / 800) * 360 - 180, lat: 90 - (y / 400) * 180 };
      }),
    );
    for (const [end, city] of [arc.start, arc.end].entries()) {
      expect.soft(ends[end]?.lng, city.city).toBeCloseTo(city.lng, 0);
      expect.soft(ends[end]?.lat, city.city).toBeCloseTo(city.lat, 0);
    }
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the dots are in the picture, in the theme's color", async ({
    page,
  }) => {
    await page.goto("/");
    const dots = map(page).locator('use[href$="#dots"]');
    await dots.scrollIntoViewIfNeeded();
    expect((await dots.boundingBox())?.width).toBeGreaterThan(700);
    const light = await dots.evaluate((it) => getComputedStyle(it).stroke);
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(dots).not.toHaveCSS("stroke", light);
  });
});

test.describe("with motion", () => {
  test.use({ motion: true });

  test("arcs animate in 1 s, staggered 0.5 s each, and restart every 9 s", async ({
    page,
    visit,
  }) => {
    await visit("/");
    /** Returns the part of each arc that is not drawn, ms after its start. */
    const missingAt = (time: number) =>
      map(page)
        .locator("path")
        .evaluateAll(
          (paths, ms) =>
            paths.map((path, index) => {
              for (const animation of path.getAnimations()) {
                animation.pause();
                animation.currentTime = ms + index * 500;
              }
              const { strokeDashoffset, strokeDasharray } =
                getComputedStyle(path);
              return (
                Math.abs(parseFloat(strokeDashoffset)) /
                parseFloat(strokeDasharray)
              );
            }),
          time,
        );

    for (const [time, least, most] of [
      [-1, 0.99, 1.1],
      [1, 0.99, 1.1],
      [500, 0.05, 0.95],
      [990, 0.0001, 0.95],
      [1001, 0, 0],
      [8000, 0, 0],
      [9001, 0.99, 1.1],
      [10_001, 0, 0],
    ] as const) {
      for (const missing of await missingAt(time)) {
        expect.soft(missing, `${time} ms`).toBeGreaterThanOrEqual(least);
        expect.soft(missing, `${time} ms`).toBeLessThanOrEqual(most);
      }
    }
  });
});
