import type { Page } from "@playwright/test";

import faqs from "../fixtures/site/faqs.json";
import home from "../fixtures/site/home.json";
import site from "../fixtures/site/site.json";
import { bar } from "./bar";
import { openDialog, opener } from "./contactParts";
import { css, isLoaded, nextFrames, scrollTo } from "./look";
import { expect, test } from "./test";

const questions = (page: Page) =>
  page.locator("#faqs h3 button[aria-expanded]");

const answer = (page: Page, index: number) =>
  page.locator("#faqs").getByText(faqs.faqs[index]?.answer ?? "");

const openQuestions = (page: Page) =>
  page.locator("#faqs [aria-expanded=true]");

/** The hue in degrees of a colour like `#ff9900`: red first, blue last. */
function hue(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    parseInt(color.slice(at, at + 2), 16),
  );
  return (60 * (green - blue)) / (red - blue);
}

test("the home page has the specification's sections and content", async ({
  page,
  visit,
}) => {
  await visit("/");

  await test.step("home: hero with the logo and the tagline", async () => {
    const hero = page.locator("section#home");
    const logo = hero.getByRole("img", { name: site.name, exact: true });
    await expect.soft(logo).toBeVisible();
    expect.soft(await isLoaded(logo)).toBe(true);
    await expect
      .soft(hero)
      .toContainText("Global AI Network for Open Virtual Advancement");
    const picture = hero.locator("img:not([src$='.svg'])");
    await expect.soft(picture).toHaveAttribute("fetchpriority", "high");
    await expect.soft(picture).toHaveAttribute("loading", "eager");
    const source = await picture.evaluate(
      (image: HTMLImageElement) => image.currentSrc,
    );
    expect.soft(source).toMatch(/\.avif$/);
  });

  await test.step("goal: Our Vision, with three cards", async () => {
    await expect
      .soft(page.locator("section#goal").getByRole("heading"))
      .toHaveText([
        "Our Vision",
        "Innovation Excellence",
        "Global Impact",
        "Open Collaboration",
      ]);
  });

  await test.step("features: Our Ecosystem, a timeline of four items", async () => {
    const section = page.locator("section#features");
    await expect
      .soft(section.getByRole("heading"))
      .toHaveText([
        "Our Ecosystem",
        ...home.ecosystem.items.map(({ title }) => title),
      ]);
    await expect.soft(section.locator("ol > li")).toHaveCount(4);
  });

  await test.step("collaborate: a world map and four statistic cards", async () => {
    const section = page.locator("section#collaborate");
    await expect.soft(section.locator("svg[role=img]")).toHaveCount(1);
    await expect
      .soft(section.locator("li").filter({ hasText: /\d\+/ }))
      .toHaveText([
        /^50\+\s*Global Partners$/,
        /^25\+\s*Countries$/,
        /^1000\+\s*Community Members$/,
        /^100\+\s*AI Projects$/,
      ]);
  });

  await test.step("the brand's accent colours are orange and gold", async () => {
    const body = page.locator("body");
    const orange = hue((await css(body, "--color-accent")).trim());
    expect.soft(orange).toBeGreaterThan(15);
    expect.soft(orange).toBeLessThan(35);
    const gold = hue((await css(body, "--color-gold")).trim());
    expect.soft(gold).toBeGreaterThan(40);
    expect.soft(gold).toBeLessThan(55);
  });

  await test.step("on a tablet, three cards lie one below another", async () => {
    await page.setViewportSize({ width: 800, height: 900 });
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
    expect.soft(new Set(places.map(({ left }) => left)).size).toBe(1);
    expect.soft(places.map(({ lies }) => lies)).toEqual([true, true, true]);
  });
});

for (const [section, name, path] of [
  ["home", "Learn More", "/about"],
  ["features", "Explore All Features", "/features"],
] as const) {
  test(`${section}: a ${name} button that goes to ${path}`, async ({
    page,
    visit,
  }) => {
    await visit("/");
    await page
      .locator(`section#${section}`)
      .getByRole("link", { name })
      .click();
    await expect(page).toHaveURL(path);
  });
}

test("faqs: an accordion of four questions, at most one of them open", async ({
  page,
  visit,
}) => {
  await visit("/");

  await test.step("questions are buttons with aria-expanded and aria-controls inside headings", async () => {
    await expect(questions(page)).toHaveText(
      faqs.faqs.map(({ question }) => question),
    );
    expect(faqs.faqs).toHaveLength(4);
    for (const [index, button] of (await questions(page).all()).entries()) {
      const id = await button.getAttribute("aria-controls");
      await expect
        .soft(page.locator(`[id="${id}"]`))
        .toContainText(faqs.faqs[index]?.answer ?? "");
    }
  });

  await test.step("closed answers are hidden from assistive technology", async () => {
    await expect(openQuestions(page)).toHaveCount(0);
    const tree = await page.locator("#faqs").ariaSnapshot();
    for (const [index, { question, answer: text }] of faqs.faqs.entries()) {
      await expect.soft(answer(page, index)).toBeHidden();
      expect.soft(tree).toContain(question);
      expect.soft(tree).not.toContain(text.slice(0, 30));
    }
  });

  await test.step("opening a question closes the one before", async () => {
    await questions(page).nth(0).click();
    await expect(answer(page, 0)).toBeVisible();
    await questions(page).nth(2).click();
    await expect(answer(page, 2)).toBeVisible();
    await expect(answer(page, 0)).toBeHidden();
    await expect(openQuestions(page)).toHaveCount(1);
  });

  await test.step("clicking an open question closes it", async () => {
    await questions(page).nth(2).click();
    await expect(answer(page, 2)).toBeHidden();
    await expect(openQuestions(page)).toHaveCount(0);
  });

  await test.step("Enter and Space open and close a question", async () => {
    await questions(page).nth(1).focus();
    await page.keyboard.press("Enter");
    await expect(answer(page, 1)).toBeVisible();
    await page.keyboard.press("Space");
    await expect(answer(page, 1)).toBeHidden();
  });

  await test.step("the browser's page search finds closed answers and opens them", async () => {
    const panel = page.locator("#faqs [hidden]");
    await expect(panel).toHaveCount(faqs.faqs.length);
    for (const closed of await panel.all()) {
      await expect.soft(closed).toHaveAttribute("hidden", "until-found");
    }
    // What the browser says when its search has found a text in there.
    await panel.nth(3).dispatchEvent("beforematch", { bubbles: true });
    await expect(answer(page, 3)).toBeVisible();
    await expect(openQuestions(page)).toHaveCount(1);
  });

  await test.step("the contact control is the only button without aria-expanded, and opens the contact dialog", async () => {
    await expect(opener(page)).toHaveCount(1);
    await openDialog(page);
  });
});

test("a home section is active while the scroll position plus a third of the viewport height is within it", async ({
  page,
  visit,
}) => {
  await visit("/");
  const marked = bar(page).locator("[aria-current=true]");
  await nextFrames(page);
  await expect(marked).toHaveCount(0);

  const lastPosition = await page.evaluate(
    () => document.documentElement.scrollHeight - innerHeight,
  );
  const third = 900 / 3;
  for (const id of ["goal", "features", "collaborate", "faqs"]) {
    await test.step(id, async () => {
      const link = bar(page).locator(`[href="/#${id}"]`);
      const { top, bottom } = await page
        .locator(`section#${id}`)
        .evaluate((section) => {
          const box = section.getBoundingClientRect();
          return { top: box.top + scrollY, bottom: box.bottom + scrollY };
        });
      await scrollTo(page, Math.ceil(top) - third - 1);
      await nextFrames(page);
      await expect.soft(link).not.toHaveAttribute("aria-current");
      await scrollTo(page, Math.ceil(top) - third);
      await expect.soft(link).toHaveAttribute("aria-current", "true");
      await expect.soft(marked).toHaveCount(1);
      const end = Math.floor(bottom) - third;
      await scrollTo(page, end - 1);
      await nextFrames(page);
      await expect.soft(link).toHaveAttribute("aria-current", "true");
      if (end + 1 > lastPosition) return;
      await scrollTo(page, end + 1);
      await expect.soft(link).not.toHaveAttribute("aria-current");
    });
  }

  await test.step("on other pages no section is marked", async () => {
    await visit("/about");
    await scrollTo(page, 800);
    await nextFrames(page);
    await expect(marked).toHaveCount(0);
  });
});
