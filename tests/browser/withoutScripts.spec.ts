import type { Page } from "@playwright/test";

import faqs from "../fixtures/site/faqs.json";
import { navigationLink } from "./navigationBar";
import { notFoundPage, pages } from "./sitePages";
import { stallScripts } from "./pageSetup";
import { expect, test } from "./test";
import { expectAllTextVisible } from "./visibleText";

test.use({ motion: true });

/** The page does without scripts that take longer. */
const OVERDUE_MS = 6000;

const ways = [
  ["turned off", { javaScriptEnabled: false }, undefined],
  [
    "blocked",
    { allowErrors: true },
    (page: Page) =>
      page.route(/\.js$/, (route) => route.abort("blockedbyclient")),
  ],
  [
    "stalled",
    { allowErrors: true },
    async (page: Page) => {
      await page.clock.install();
      await stallScripts(page);
    },
  ],
] as const;

for (const [way, options, prepare] of ways) {
  test.describe(`with scripts ${way}`, () => {
    test.use(options);

    async function open(page: Page, path: string) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      if (way === "stalled") await page.clock.runFor(OVERDUE_MS);
    }

    test.beforeEach(({ page }) => prepare?.(page));

    test("every page shows all of its text", async ({ page }) => {
      for (const { path, heading } of [...pages, notFoundPage]) {
        await test.step(path, async () => {
          await open(page, path);
          const title = page.getByRole("heading", { level: 1 });
          await expect(title).toHaveAccessibleName(heading);
          await expectAllTextVisible(page, "svg, button:not([aria-expanded])");
          // Nothing covers it.
          await title.click();
        });
      }

      await test.step("the 404 page leads home", async () => {
        await page.getByRole("main").getByRole("link").first().click();
        await expect(page).toHaveURL("/");
      });
    });

    test("answers show, links lead to each page and to a mail address, and no button is dead", async ({
      page,
    }) => {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        for (const name of ["About", "Teams", "Features", "Home"]) {
          await open(page, "/");
          await navigationLink(page, name).click();
          const path = name === "Home" ? "" : name.toLowerCase();
          await expect(page).toHaveURL(`/${path}`);
        }
      }
      await open(page, "/");
      for (const { answer } of faqs.faqs) {
        await expect(page.getByText(answer)).toBeVisible();
      }
      const dead = page.locator("button:not([aria-expanded])");
      await expect(dead.filter({ visible: true })).toHaveCount(0);
      await page.locator("#faqs a[href$='#contact']").click();
      await expect(page.locator("footer a[href^='mailto:']")).toBeInViewport();
    });
  });
}

test("late scripts hydrate the page", async ({ page }) => {
  await page.clock.install();
  let deliver: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(/\.js$/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const { question, answer } = faqs.faqs[0] ?? { question: "", answer: "" };
  await page.clock.runFor(OVERDUE_MS);
  await expect(page.getByText(answer)).toBeVisible();
  deliver();
  await expect(page.getByText(answer)).toBeHidden();
  await page.getByRole("button", { name: question }).click();
  await expect(page.getByText(answer)).toBeVisible();
});
