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
 * What a first visit to the home page may fetch, in bytes: a little more than
 * today. Raise it where something is worth more.
 */
const budget = { scripts: 74_000, styles: 12_000, all: 180_000 };

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

test("a first visit to the home page keeps to its budget and fetches no unneeded code", async ({
  page,
}) => {
  const files = (await firstVisit(page, "/")).filter((it) => !it.prefetched);
  const of = (type: string) => files.filter((file) => file.type === type);
  expect.soft(of("script").length).toBeGreaterThan(3);
  expect.soft(weightOf(of("script"))).toBeLessThan(budget.scripts);
  expect.soft(weightOf(files)).toBeLessThan(budget.all);
  expect.soft(of("stylesheet")).toEqual([]);
  expect.soft(of("font")).toHaveLength(2);
  const styles = of("document")[0]?.text.match(/<style.*?<\/style>/gs) ?? [];
  expect.soft(styles.length).toBeGreaterThan(0);
  expect.soft(brotliSize(styles.join(""))).toBeLessThan(budget.styles);
  const picture = page.locator("section#home img:not([src$='.svg'])");
  await expect.soft(picture).toHaveAttribute("fetchpriority", "high");
  await expect.soft(picture).toHaveAttribute("loading", "eager");

  for (const { name, text } of of("script")) {
    for (const [what, word] of Object.entries(unneededCode)) {
      expect.soft(word.test(text), `${what} in ${name}`).toBe(false);
    }
  }
});
