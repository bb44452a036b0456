import type { Page } from "@playwright/test";

import faqs from "../fixtures/site/faqs.json";
import { navigationLink } from "../page/navigationBar";
import { templatePages } from "../page/sitePages";
import { holdRequests, notFoundPath, stallScripts } from "../page/pageSetup";
import { expect, test } from "../page/test";
import { expectAllTextVisible } from "../page/visibleText";

test.use({ motion: true });

/** The page does without scripts that take longer. */
const OVERDUE_MS = 6000;

/** How scripts are missing, and the pages for which it makes a difference. */
const ways = [
  {
    way: "turned off",
    tag: [],
    options: { javaScriptEnabled: false },
    shown: templatePages(),
  },
  {
    way: "blocked",
    tag: "@test:all",
    options: { allowErrors: true },
    shown: templatePages().slice(0, 1),
    prepare: (page: Page) =>
      page.route(/\.js$/, (route) => route.abort("blockedbyclient")),
  },
  {
    way: "stalled",
    tag: "@test:all",
    options: { allowErrors: true },
    shown: templatePages().slice(0, 1),
    prepare: async (page: Page) => {
      await page.clock.install();
      await stallScripts(page);
    },
  },
];

for (const { way, tag, options, shown, prepare } of ways) {
  test.describe(`with scripts ${way}`, { tag }, () => {
    test.use(options);

    test("pages show all of their text, links work, and no button is dead", async ({
      page,
    }) => {
      await prepare?.(page);
      const open = async (path: string) => {
        await page.goto(path, { waitUntil: "domcontentloaded" });
        if (way === "stalled") await page.clock.runFor(OVERDUE_MS);
      };

      for (const { path, heading } of shown) {
        await test.step(path, async () => {
          await open(path);
          const title = page.getByRole("heading", { level: 1 });
          await expect(title).toHaveAccessibleName(heading);
          await expectAllTextVisible(page, "svg, button:not([aria-expanded])");
          // Nothing covers it.
          await title.click();
        });
      }

      await test.step("answers show, and links lead to the contact details", async () => {
        await open("/");
        for (const { answer } of faqs.faqs) {
          await expect(page.getByText(answer)).toBeVisible();
        }
        const dead = page.locator("button:not([aria-expanded])");
        await expect(dead.filter({ visible: true })).toHaveCount(0);
        await page.locator("#faqs a[href$='#contact']").click();
        const mail = page.locator("footer a[href^='mailto:']");
        await expect(mail).toBeInViewport();
      });

      for (const [width, name, path] of [
        [1440, "About", "/about"],
        [390, "Home", "/"],
      ] as const) {
        await test.step(`the navigation leads to pages at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 844 });
          await open(notFoundPath);
          await navigationLink(page, name).click();
          await expect(page).toHaveURL(path);
        });
      }
    });
  });
}

test("late scripts hydrate the page", async ({ page }) => {
  await page.clock.install();
  const deliver = await holdRequests(page, /\.js$/);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const { question, answer } = faqs.faqs[0] ?? { question: "", answer: "" };
  await page.clock.runFor(OVERDUE_MS);
  await expect(page.getByText(answer)).toBeVisible();
  deliver();
  await expect(page.getByText(answer)).toBeHidden();
  await page.getByRole("button", { name: question }).click();
  await expect(page.getByText(answer)).toBeVisible();
});
