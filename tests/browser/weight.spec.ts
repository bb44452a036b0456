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
 * What each file of a first visit to the home page may weigh, in bytes: a
 * little more than it does. Where a file is worth more, raise its budget here.
 */
const budgets: Readonly<Record<string, number>> = {
  "index.html": 14_000,
  "framework.js": 57_500,
  "app.js": 7_300,
  "component---src-pages-index-tsx.js": 4_700,
  "webpack-runtime.js": 2_400,
  "page-data.json": 3_100,
  "app-data.json": 100,
  "space-grotesk-latin-wght-normal.woff2": 22_500,
  "figtree-latin-wght-normal.woff2": 20_500,
  "hero-robot.avif": 45_000,
  "icons.svg": 7_000,
  "world.svg": 1_300,
  "logo-light.svg": 900,
  "logo-dark.svg": 900,
  "favicon.svg": 500,
};

/** The files that hold the site's own code. */
const own = ["app.js", "component---src-pages-index-tsx.js"];

const weightOf = (files: readonly Fetched[]) =>
  files.reduce((sum, { weight }) => sum + weight, 0);

function overBudget({ name, weight }: Fetched): string[] {
  const budget = budgets[name];
  if (budget === undefined) return [`${name} (${weight} B) has no budget`];
  return weight > budget ? [`${name} weighs ${weight} B, not ${budget} B`] : [];
}

test("every file of a first visit to home keeps to its budget", async ({
  page,
}) => {
  const files = await firstVisit(page);
  const needed = files.filter(({ prefetched }) => !prefetched);
  expect(needed.length).toBeGreaterThan(8);
  expect(needed.flatMap(overBudget)).toEqual([]);
});

test("a first visit to home keeps to its limits in all", async ({ page }) => {
  const files = await firstVisit(page);
  const needed = files.filter(({ prefetched }) => !prefetched);
  const of = (type: string) => needed.filter((file) => file.type === type);
  const ownScripts = needed.filter(({ name }) => own.includes(name));
  const styles = [
    ...(of("document")[0]?.text ?? "").matchAll(/<style[^>]*>(.*?)<\/style>/gs),
  ].map(([, style = ""]) => style);

  expect(ownScripts).toHaveLength(own.length);
  expect(weightOf(of("script"))).toBeLessThan(75_000);
  expect(weightOf(ownScripts)).toBeLessThan(12_000);
  expect(weightOf(of("document"))).toBeLessThan(20_000);
  expect(styles.length).toBeGreaterThan(0);
  expect(brotliSize(styles.join(""))).toBeLessThan(12_000);
  expect(of("stylesheet")).toEqual([]);
  expect(of("font")).toHaveLength(2);
  expect(weightOf(of("font"))).toBeLessThan(60_000);
  expect(weightOf(needed)).toBeLessThan(250_000);
});

/** Words by which code is known that has no business on the first visit. */
const deadWeight = {
  "react-dom/server": /renderToStaticMarkup/,
  partytown: /partytown/i,
  "gatsby-script": /off-main-thread/,
  "Gatsby's head": /data-gatsby-head/,
  "gatsby-plugin-image": /gatsby-image-wrapper/,
  polyfills: /core-js/,
};

test("a first visit to home fetches no script that nobody needs", async ({
  page,
}) => {
  const files = await firstVisit(page);
  const scripts = files.filter(({ type }) => type === "script");
  const found = Object.entries(deadWeight).flatMap(([what, word]) =>
    scripts
      .filter(({ text }) => word.test(text))
      .map(({ name }) => `${what} in ${name}`),
  );
  expect(scripts.length).toBeGreaterThan(3);
  expect(found).toEqual([]);
});
