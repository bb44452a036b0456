import faqs from "../../fixtures/site/faqs.json";
import home from "../../fixtures/site/home.json";
import site from "../../fixtures/site/site.json";
import { openDialog, opener } from "../contactParts";
import { css, isLoaded } from "../look";
import { expect, test } from "../sharedTab";

test("home: hero with the logo and the tagline", async ({ read }) => {
  const page = await read("/");
  const hero = page.locator("section#home");
  const logo = hero.getByRole("img", { name: site.name, exact: true });
  await expect(logo).toBeVisible();
  expect(await isLoaded(logo)).toBe(true);
  await expect(hero).toContainText(
    "Global AI Network for Open Virtual Advancement",
  );
});

test("home: a Learn More button that goes to /about", async ({
  page,
  visit,
}) => {
  await visit("/");
  await page.locator("#home").getByRole("link", { name: "Learn More" }).click();
  await expect(page).toHaveURL("/about");
});

test("goal: Our Vision, with three cards: Innovation Excellence, Global Impact, Open Collaboration", async ({
  read,
}) => {
  const page = await read("/");
  // The only headings are the section's own and one for each card.
  await expect(page.locator("section#goal").getByRole("heading")).toHaveText([
    "Our Vision",
    "Innovation Excellence",
    "Global Impact",
    "Open Collaboration",
  ]);
});

test("on a tablet, three cards stand one below another, and lie down", async ({
  read,
}) => {
  const page = await read("/", { width: 800 });
  const places = await page.locator("section#goal li").evaluateAll((cards) =>
    cards.map((card) => {
      const [left, icon = NaN, title = NaN] = [
        card,
        card.querySelector("svg"),
        card.querySelector("h3"),
      ].map((element) => element?.getBoundingClientRect().left);
      return { left, lies: icon < title - 20 };
    }),
  );
  expect(new Set(places.map(({ left }) => left)).size).toBe(1);
  expect(places.map(({ lies }) => lies)).toEqual([true, true, true]);
});

test("features: Our Ecosystem, a timeline of four items", async ({ read }) => {
  const page = await read("/");
  const section = page.locator("section#features");
  expect(home.ecosystem.items).toHaveLength(4);
  await expect(section.getByRole("heading")).toHaveText([
    "Our Ecosystem",
    ...home.ecosystem.items.map(({ title }) => title),
  ]);
  await expect(section.locator("ol > li")).toHaveCount(4);
});

test("features: an Explore All Features button that goes to /features", async ({
  page,
  visit,
}) => {
  await visit("/");
  await page
    .locator("section#features")
    .getByRole("link", { name: "Explore All Features" })
    .click();
  await expect(page).toHaveURL("/features");
});

test("collaborate: a world map and four statistic cards: 50+ Global Partners, 25+ Countries, 1000+ Community Members, 100+ AI Projects", async ({
  read,
}) => {
  const page = await read("/");
  const section = page.locator("section#collaborate");
  await expect(section.locator("svg[role=img]")).toHaveCount(1);
  const cards = section.locator("li").filter({ hasText: /\d\+/ });
  await expect(cards).toHaveText([
    /^50\+\s*Global Partners$/,
    /^25\+\s*Countries$/,
    /^1000\+\s*Community Members$/,
    /^100\+\s*AI Projects$/,
  ]);
});

test("faqs: an accordion of four questions", async ({ read }) => {
  const page = await read("/");
  expect(faqs.faqs).toHaveLength(4);
  await expect(page.locator("section#faqs button[aria-expanded]")).toHaveText(
    faqs.faqs.map(({ question }) => question),
  );
});

test("faqs: the contact control is the only button without aria-expanded, and opens the contact dialog", async ({
  page,
  visit,
}) => {
  await visit("/");
  await expect(opener(page)).toHaveCount(1);
  await openDialog(page);
});

test("the brand's accent colours are orange and gold", async ({ read }) => {
  const page = await read("/");
  const body = page.locator("body");
  const orange = hue((await css(body, "--color-accent")).trim());
  expect(orange).toBeGreaterThan(15);
  expect(orange).toBeLessThan(35);
  const gold = hue((await css(body, "--color-gold")).trim());
  expect(gold).toBeGreaterThan(40);
  expect(gold).toBeLessThan(55);
});

/** The hue in degrees of a colour like `#ff9900`: red first, blue last. */
function hue(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    parseInt(color.slice(at, at + 2), 16),
  );
  return (60 * (green - blue)) / (red - blue);
}

test("the hero's picture comes first, in a modern format", async ({ read }) => {
  const page = await read("/");
  const picture = page.locator("#home img:not([src$='.svg'])");
  await expect(picture).toHaveAttribute("fetchpriority", "high");
  await expect(picture).toHaveAttribute("loading", "eager");
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.currentSrc),
  ).toMatch(/\.avif$/);
});
