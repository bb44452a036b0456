import type { Page } from "@playwright/test";

import home from "../fixtures/site/home.json";
import { expect, test } from "./test";

const { arcs } = home.collaborate;

interface Point {
  x: number;
  y: number;
}

/** Where a place lies on the map, by decision: equirectangular, 800 × 400. */
const onMap = ({ lat, lng }: { lat: number; lng: number }): Point => ({
  x: ((lng + 180) / 360) * 800,
  y: ((90 - lat) / 180) * 400,
});

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

const map = (page: Page) =>
  page.locator('#collaborate svg[viewBox="0 0 800 400"]');

const land = (page: Page) => map(page).locator('use[href$="#dots"]');

/** The lines that are drawn: stroked, not filled, and of some length. */
const arcPaths = (page: Page) =>
  map(page)
    .locator("path")
    .evaluateAll((paths) =>
      (paths as SVGPathElement[])
        .filter((path) => {
          const { fill, stroke } = getComputedStyle(path);
          return (
            fill === "none" && stroke !== "none" && path.getTotalLength() > 1
          );
        })
        .map((path) => {
          const end = path.getPointAtLength(path.getTotalLength());
          const start = path.getPointAtLength(0);
          return {
            start: { x: start.x, y: start.y },
            end: { x: end.x, y: end.y },
          };
        }),
    );

/** The centers of the dots: the subpaths of the path that the map refers to. */
async function dots(page: Page): Promise<Point[]> {
  const file = (await land(page).getAttribute("href")) ?? "";
  const svg = await (await page.request.get(file.replace(/#.*/, ""))).text();
  const path = /<path id="dots" d="([^"]*)"/.exec(svg)?.[1] ?? "";
  const at = { x: 0, y: 0 };
  return [...path.matchAll(/([Mm])\s*(-?[\d.]+)[ ,]*(-?[\d.]+)/g)].map(
    ([, command, x, y]) => {
      at.x = Number(x) + (command === "m" ? at.x : 0);
      at.y = Number(y) + (command === "m" ? at.y : 0);
      return { ...at };
    },
  );
}

test("the map is one picture, whose name says what it is and whose description lists the cities", async ({
  page,
  visit,
}) => {
  await visit("/");
  await expect(map(page)).toHaveCount(1);
  await expect(map(page)).toHaveRole("img");
  await expect(map(page)).toHaveAccessibleName(/world map/i);
  const cities = new Set(
    arcs.flatMap(({ start, end }) => [start.city, end.city]),
  );
  const listed = await page
    .locator("#collaborate figure li, #collaborate svg + * li")
    .allTextContents();
  expect(new Set(listed)).toEqual(cities);
  expect(listed).toHaveLength(cities.size);
  for (const city of cities) {
    await expect(map(page)).toHaveAccessibleDescription(new RegExp(city));
  }
});

const onLand = {
  "the Sahara": { lat: 23, lng: 10 },
  "the Amazon": { lat: -6, lng: -62 },
  Siberia: { lat: 63, lng: 100 },
  Australia: { lat: -25, lng: 134 },
  Kansas: { lat: 38, lng: -98 },
  India: { lat: 21, lng: 78 },
  Chukotka: { lat: 67, lng: 175 },
  Greenland: { lat: 73, lng: -40 },
};

const atSea = {
  "the mid-Atlantic": { lat: 30, lng: -45 },
  "the South Pacific": { lat: -30, lng: -120 },
  "the North Pacific": { lat: 35, lng: -165 },
  "the Indian Ocean": { lat: -25, lng: 80 },
  "the Bay of Bengal": { lat: 13, lng: 88 },
  "the Gulf of Guinea": { lat: -8, lng: -3 },
  "the Tasman Sea": { lat: -38, lng: 160 },
  "the Gulf of Mexico": { lat: 25, lng: -90 },
};

test("the map's dots are land: a point of the sea has none", async ({
  page,
  visit,
}) => {
  await visit("/");
  const all = await dots(page);
  expect(all.length).toBeGreaterThan(1000);
  const nearest = (place: Point) =>
    Math.min(...all.map((dot) => distance(dot, place)));
  for (const [name, place] of Object.entries(onLand)) {
    expect.soft(nearest(onMap(place)), name).toBeLessThan(6);
  }
  for (const [name, place] of Object.entries(atSea)) {
    expect.soft(nearest(onMap(place)), name).toBeGreaterThan(6);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("the dots are in the picture, in the theme's color", async ({
      page,
    }) => {
      await page.goto("/");
      await land(page).scrollIntoViewIfNeeded();
      const color = () =>
        land(page).evaluate((element) => getComputedStyle(element).stroke);
      const light = await color();
      const { width, height } = await land(page).evaluate((element) => {
        const box = (element as SVGGraphicsElement).getBBox();
        return { width: box.width, height: box.height };
      });
      expect(width).toBeGreaterThan(700);
      expect(height).toBeGreaterThan(250);
      await page.emulateMedia({ colorScheme: "dark" });
      await expect.poll(color).not.toBe(light);
    });
  });
}

test("each arc is one stroked, unfilled path from city to city, equirectangular over the whole globe", async ({
  page,
  visit,
}) => {
  await visit("/");
  const drawn = await arcPaths(page);
  expect(drawn).toHaveLength(arcs.length);
  arcs.forEach(({ start, end }, index) => {
    const line = drawn[index];
    if (!line) throw new Error(`no arc ${index}`);
    const name = `${start.city} to ${end.city}`;
    expect.soft(distance(line.start, onMap(start)), name).toBeLessThan(0.5);
    expect.soft(distance(line.end, onMap(end)), name).toBeLessThan(0.5);
  });
});

test.describe("with motion", () => {
  test.use({ motion: true });

  test("arcs animate in 1 s, staggered 0.5 s each, and restart every 9 s", async ({
    page,
    visit,
  }) => {
    await visit("/");
    // For each arc, how much of it is missing at times after its start.
    const missing = (times: number[]) =>
      map(page)
        .locator("path")
        .evaluateAll(
          (paths, at) =>
            (paths as SVGPathElement[])
              .filter((path) => path.getTotalLength() > 1)
              .map((path, index) =>
                at.map((time) => {
                  for (const animation of path.getAnimations()) {
                    animation.pause();
                    animation.currentTime = time + index * 500;
                  }
                  const { strokeDasharray, strokeDashoffset } =
                    getComputedStyle(path);
                  return (
                    Math.abs(parseFloat(strokeDashoffset)) /
                    parseFloat(strokeDasharray)
                  );
                }),
              ),
          times,
        );

    const arcStates = await missing([-1, 1, 500, 990, 1001, 8000, 9001, 10001]);
    expect(arcStates).toHaveLength(arcs.length);
    for (const states of arcStates) {
      const [before, begun, halfway, nearly, drawn, later, again, twice] =
        states;
      expect.soft(before).toBeGreaterThan(0.99);
      expect.soft(begun).toBeGreaterThan(0.99);
      expect.soft(halfway).toBeGreaterThan(0.05);
      expect.soft(halfway).toBeLessThan(0.95);
      expect.soft(nearly).toBeGreaterThan(0);
      expect.soft(drawn).toBe(0);
      expect.soft(later).toBe(0);
      expect.soft(again).toBeGreaterThan(0.99);
      expect.soft(twice).toBe(0);
    }
  });

  test("out of view, the map does not move, and takes the same room", async ({
    page,
    visit,
  }) => {
    await visit("/");
    const state = () =>
      map(page).evaluate((svg) => ({
        rests: !svg.checkVisibility({ contentVisibilityAuto: true }),
        height: Math.round(
          svg.parentElement?.getBoundingClientRect().height ?? NaN,
        ),
        pageHeight: document.documentElement.scrollHeight,
      }));
    const away = await state();
    expect(away.rests).toBe(true);
    await map(page).scrollIntoViewIfNeeded();
    await expect.poll(async () => (await state()).rests).toBe(false);
    expect(await state()).toEqual({ ...away, rests: false });
  });
});

test("prefers-reduced-motion turns off the arcs' movement: all are drawn", async ({
  page,
  visit,
}) => {
  await visit("/");
  const moving = await map(page).evaluate(
    (svg) => svg.getAnimations({ subtree: true }).length,
  );
  expect(moving).toBe(0);
  const drawn = await map(page)
    .locator("path")
    .evaluateAll((paths) =>
      paths.map((path) => {
        const { strokeDasharray, strokeDashoffset } = getComputedStyle(path);
        return strokeDasharray === "none" || parseFloat(strokeDashoffset) === 0;
      }),
    );
  expect(drawn).toHaveLength(arcs.length);
  expect(new Set(drawn)).toEqual(new Set([true]));
});

test("the map is made at build time: no outline data and no map program comes to the visitor", async ({
  page,
  visit,
}) => {
  const texts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (/\.(js|json)(\?|$)/.test(response.url())) texts.push(response.text());
  });
  await visit("/");
  await page.locator("#collaborate").scrollIntoViewIfNeeded();
  expect(texts.length).toBeGreaterThan(3);
  for (const text of await Promise.all(texts)) {
    expect(text).not.toMatch(/topojson|geoEquirectangular|"MultiPolygon"/i);
  }
});
