import { brotliSize, firstVisit, type Fetched } from "./firstVisit";
import { expect, test } from "./test";

test.use({
  firstLoad: true,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
});

/**
 * The transfer budget of each file of a first visit to the home page, in bytes:
 * a little more than today, the page and its data with room for another section. Raise it
 * where a file is worth more.
 */
const budgets: Readonly<Record<string, number>> = {
  "index.html": 15_400,
  "framework.js": 57_500,
  "app.js": 7_300,
  "component---src-pages-index-tsx.js": 6_150,
  "webpack-runtime.js": 2_400,
  "page-data.json": 4_200,
  "app-data.json": 100,
  "space-grotesk-latin-wght-normal.woff2": 22_500,
  "figtree-latin-wght-normal.woff2": 20_500,
  "hero-robot-faceless.avif": 45_000,
  "icons.svg": 7_000,
  "world.svg": 1_300,
  "logo-light.svg": 900,
  "logo-dark.svg": 900,
  "favicon.svg": 500,
};

/** Code that the first visit does not need, and words to find it by. */
const unneededCode = {
  "react-dom/server": /renderToStaticMarkup/,
  partytown: /partytown/i,
  "gatsby-script": /off-main-thread/,
  "Gatsby's head": /data-gatsby-head/,
  "gatsby-plugin-image": /gatsby-image-wrapper/,
  polyfills: /core-js/,
  "the map's outlines and geometry": /topojson|geoEquirectangular|MultiPolygon/,
};

const weightOf = (files: readonly Fetched[]) =>
  files.reduce((sum, { weight }) => sum + weight, 0);

test("a first visit to the home page keeps to its budgets and fetches no unneeded code", async ({
  page,
}) => {
  const files = (await firstVisit(page, "/")).filter((it) => !it.prefetched);
  const of = (type: string) => files.filter((file) => file.type === type);
  for (const { name, weight } of files) {
    expect.soft(Object.keys(budgets), "files with a budget").toContain(name);
    expect.soft(weight, name).toBeLessThanOrEqual(budgets[name] ?? Infinity);
  }
  expect.soft(of("script").length).toBeGreaterThan(3);
  expect.soft(weightOf(of("script"))).toBeLessThan(72_300);
  expect.soft(of("stylesheet")).toEqual([]);
  expect.soft(of("font")).toHaveLength(2);
  expect.soft(weightOf(files)).toBeLessThan(250_000);
  const styles = of("document")[0]?.text.match(/<style.*?<\/style>/gs) ?? [];
  expect.soft(styles.length).toBeGreaterThan(0);
  expect.soft(brotliSize(styles.join(""))).toBeLessThan(12_000);

  for (const { name, text } of of("script")) {
    for (const [what, word] of Object.entries(unneededCode)) {
      expect.soft(word.test(text), `${what} in ${name}`).toBe(false);
    }
  }
});
