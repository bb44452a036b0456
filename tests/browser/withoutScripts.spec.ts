import type { Page } from "@playwright/test";

import faqs from "../fixtures/site/faqs.json";
import { barLink } from "./bar";
import { lostPage, pages } from "./content";
import { holdScripts } from "./prepare";
import { expect, test } from "./test";
import { expectWholeText } from "./wholeText";

test.use({ motion: true });

/** When scripts that have not come are given up. */
const OVERDUE_MS = 3000;

/** Ways in which scripts may be missing, and what makes it so. */
const ways = [
  ["that are turned off", { javaScriptEnabled: false }, undefined],
  [
    "that are blocked",
    { tolerant: true },
    (page: Page) =>
      page.route(/\.js$/, (route) => route.abort("blockedbyclient")),
  ],
  [
    "that never arrive",
    { tolerant: true },
    async (page: Page) => {
      await page.clock.install();
      await holdScripts(page);
    },
  ],
] as const;

for (const [way, options, prepare] of ways) {
  test.describe(`scripts ${way}`, () => {
    test.use(options);

    async function open(page: Page, path: string) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      if (way === "that never arrive") await page.clock.runFor(OVERDUE_MS);
    }

    test.beforeEach(({ page }) => prepare?.(page));

    test("leave every page whole", async ({ page }) => {
      for (const { path, heading } of [...pages, lostPage]) {
        await test.step(path, async () => {
          await open(page, path);
          const title = page.getByRole("heading", { level: 1 });
          await expect(title).toHaveAccessibleName(heading);
          await expectWholeText(page, "svg, button:not([aria-expanded])");
          // Not covered by anything either.
          await title.click();
        });
      }

      await test.step("with a way home to a lost visitor", async () => {
        await page.getByRole("main").getByRole("link").first().click();
        await expect(page).toHaveURL("/");
      });
    });

    test("leave answers, a way to write and to each page, and no button that does nothing", async ({
      page,
    }) => {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        for (const name of ["About", "Teams", "Features", "Home"]) {
          await open(page, "/");
          await barLink(page, name).click();
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

test("scripts that come late find their page again", async ({ page }) => {
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
