import type { Page } from "@playwright/test";

import faqs from "../../data/faqs.json";
import home from "../../data/home.json";
import site from "../../data/site.json";
import { css, opacity } from "./look";
import { expect, test } from "./test";

test("the hero has the logo's name, the tagline and a way to About", async ({
  page,
  visit,
}) => {
  await visit("/");
  const hero = page.locator("#home");
  await expect(hero).toContainText(site.tagline);
  await hero.getByRole("link", { name: "Learn More" }).click();
  await expect(page).toHaveURL("/about");
});

test("Our Vision has three cards", async ({ page, visit }) => {
  await visit("/");
  const headings = page.locator("#goal").getByRole("heading");
  await expect(headings).toHaveText([
    "Our Vision",
    ...home.vision.cards.map(({ title }) => title),
  ]);
  await expect(headings).toHaveCount(4);
});

test("Our Ecosystem has four items and leads to the features", async ({
  page,
  visit,
}) => {
  await visit("/");
  const section = page.locator("section#features");
  const headings = section.getByRole("heading");
  await expect(headings).toHaveText([
    "Our Ecosystem",
    ...home.ecosystem.items.map(({ title }) => title),
  ]);
  await expect(headings).toHaveCount(5);
  await section.getByRole("link", { name: "Explore All Features" }).click();
  await expect(page).toHaveURL("/features");
});

test("four figures stand below the map", async ({ page, visit }) => {
  await visit("/");
  const section = page.locator("#collaborate");
  const { statistics } = home.collaborate;
  expect(statistics.map(({ number, label }) => `${number} ${label}`)).toEqual([
    "50+ Global Partners",
    "25+ Countries",
    "1000+ Community Members",
    "100+ AI Projects",
  ]);
  for (const { number, label } of statistics) {
    await expect(section.getByText(number, { exact: true })).toBeVisible();
    await expect(section.getByText(label, { exact: true })).toBeVisible();
  }
});

test.describe("questions", () => {
  const questions = (page: Page) =>
    page.locator("#faqs h3 button[aria-expanded]");
  const answer = (page: Page, index: number) =>
    page.locator("#faqs").getByText(faqs.faqs[index]?.answer ?? "");

  test("are four, all closed at first", async ({ page, visit }) => {
    await visit("/");
    await expect(questions(page)).toHaveText(
      faqs.faqs.map(({ question }) => question),
    );
    await expect(questions(page)).toHaveCount(4);
    for (const [index, button] of (await questions(page).all()).entries()) {
      await expect(button).toHaveAttribute("aria-expanded", "false");
      await expect(answer(page, index)).toBeHidden();
    }
  });

  test("opening one closes the other, a second click closes it", async ({
    page,
    visit,
  }) => {
    await visit("/");
    await questions(page).nth(0).click();
    await expect(questions(page).nth(0)).toHaveAttribute(
      "aria-expanded",
      "true",
    );
    await expect(answer(page, 0)).toBeVisible();

    await questions(page).nth(2).click();
    await expect(answer(page, 2)).toBeVisible();
    await expect(answer(page, 0)).toBeHidden();
    await expect(page.locator("#faqs [aria-expanded=true]")).toHaveCount(1);

    await questions(page).nth(2).click();
    await expect(answer(page, 2)).toBeHidden();
    await expect(page.locator("#faqs [aria-expanded=true]")).toHaveCount(0);
  });

  test("work by keyboard", async ({ page, visit }) => {
    await visit("/");
    await questions(page).nth(1).focus();
    await page.keyboard.press("Enter");
    await expect(answer(page, 1)).toBeVisible();
    await page.keyboard.press("Space");
    await expect(answer(page, 1)).toBeHidden();
  });

  test("each button controls its answer, which page search can find", async ({
    page,
    visit,
  }) => {
    await visit("/");
    for (const [index, button] of (await questions(page).all()).entries()) {
      const id = await button.getAttribute("aria-controls");
      const panel = page.locator(`[id="${id}"]`);
      await expect(panel).toContainText(faqs.faqs[index]?.answer ?? "");
      await expect(panel).toHaveAttribute("hidden", "until-found");
    }
    const id = await questions(page).nth(3).getAttribute("aria-controls");
    await page
      .locator(`[id="${id}"]`)
      .dispatchEvent("beforematch", { bubbles: true });
    await expect(questions(page).nth(3)).toHaveAttribute(
      "aria-expanded",
      "true",
    );
  });

  test("the contact control is the only other button", async ({
    page,
    visit,
  }) => {
    await visit("/");
    const others = page.locator("#faqs button:not([aria-expanded])");
    await expect(others.filter({ visible: true })).toHaveCount(1);
    await others.filter({ visible: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});

test.describe("reveal", () => {
  const revealed = (page: Page) =>
    page.locator("#faqs.visible, #faqs .visible");
  const heading = (page: Page) => page.locator("#faqs h2");

  test("comes with the first look and never goes again", async ({
    page,
    visit,
  }) => {
    await visit("/");
    await expect(revealed(page)).toHaveCount(0);
    expect(await opacity(heading(page))).toBeLessThan(1);
    await heading(page).scrollIntoViewIfNeeded();
    await expect(revealed(page)).not.toHaveCount(0);
    await expect.poll(() => opacity(heading(page))).toBe(1);
    const count = await revealed(page).count();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.locator("#home")).toBeInViewport();
    expect(await revealed(page).count()).toBeGreaterThanOrEqual(count);
  });

  test("takes 700 ms", async ({ page, visit }) => {
    await visit("/");
    await heading(page).scrollIntoViewIfNeeded();
    await expect(revealed(page)).not.toHaveCount(0);
    for (const element of await revealed(page).all()) {
      const durations = await Promise.all([
        css(element, "transition-duration"),
        css(element, "animation-duration"),
      ]);
      expect(durations.join()).toMatch(/\b0\.7s\b/);
    }
  });

  test("is not waited for where motion is not wanted", async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit("/");
    expect(await opacity(heading(page))).toBe(1);
  });

  test("is not waited for where the browser cannot tell", async ({
    page,
    visit,
  }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, "IntersectionObserver");
    });
    await visit("/");
    await expect.poll(() => opacity(heading(page))).toBe(1);
  });

  test.describe("when the bundle never comes", () => {
    test.use({ tolerant: true });

    test("is not waited for", async ({ page }) => {
      await page.route(/\.js(\?|$)/, (route) => route.abort());
      await page.goto("/");
      await expect(page.getByRole("progressbar")).toBeHidden();
      expect(await opacity(heading(page))).toBe(1);
    });
  });
});
