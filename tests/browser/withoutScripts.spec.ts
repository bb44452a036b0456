import { EventEmitter, once } from "node:events";

import type { Page } from "@playwright/test";

import faqs from "../fixtures/site/faqs.json";
import { barLink } from "./bar";
import { lostPage, pages } from "./content";
import { holdScripts, stopClock } from "./look";
import { expect, test } from "./test";
import { expectWholeText } from "./wholeText";

test.use({ motion: true });

/** What is there for scripts alone: the dialog, and what opens it. */
const scriptsOnly = "dialog, button:not([aria-expanded]), svg";

/** When scripts that have not come are given up. */
const OVERDUE_MS = 3000;

/** Ways in which scripts may be missing, and what makes it so. */
const ways = [
  {
    way: "that are turned off",
    options: { javaScriptEnabled: false },
    prepare: () => Promise.resolve(),
    wait: () => Promise.resolve(),
  },
  {
    way: "that are blocked",
    options: { tolerant: true },
    prepare: (page: Page) =>
      page.route(/\.js(\?|$)/, (route) => route.abort("blockedbyclient")),
    wait: () => Promise.resolve(),
  },
  {
    way: "that never arrive",
    options: { tolerant: true },
    prepare: async (page: Page) => {
      await stopClock(page);
      await holdScripts(page);
    },
    wait: (page: Page) => page.clock.runFor(OVERDUE_MS),
  },
];

for (const { way, options, prepare, wait } of ways) {
  test.describe(`scripts ${way}`, () => {
    test.use(options);

    /** Loads a page and waits until it does without its scripts. */
    async function open(page: Page, path: string) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await wait(page);
    }

    test.beforeEach(({ page }) => prepare(page));

    test("leave every page whole", async ({ page }) => {
      for (const { path, heading } of [...pages, lostPage]) {
        await test.step(path, async () => {
          await open(page, path);
          const title = page.getByRole("heading", { level: 1 });
          await expect(title).toHaveAccessibleName(heading);
          await expectWholeText(page, scriptsOnly);
          // Not covered by anything either.
          await title.click();
        });
      }
    });

    test("leave answers to be read, a way to write, and no button that does nothing", async ({
      page,
    }) => {
      await open(page, "/");
      for (const { answer } of faqs.faqs) {
        await expect(page.getByText(answer)).toBeVisible();
      }
      const dead = page.locator("button:not([aria-expanded])");
      await expect(dead.filter({ visible: true })).toHaveCount(0);
      await page.locator("#faqs a[href$='#contact']").click();
      await expect(page.locator("footer")).toBeInViewport();
      await expect(
        page.locator("footer").locator("a[href^='mailto:']"),
      ).toBeVisible();
    });

    for (const width of [1440, 390]) {
      test(`leave the way to each page at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await open(page, "/");
        for (const name of ["About", "Teams", "Features", "Home"]) {
          const link = barLink(page, name);
          await link.click();
          const path = name === "Home" ? "" : name.toLowerCase();
          await expect(page).toHaveURL(`/${path}`);
          await page.waitForLoadState("domcontentloaded");
          await wait(page);
        }
      });
    }

    test("leave the way home to a lost visitor", async ({ page }) => {
      await open(page, lostPage.path);
      await page.getByRole("main").getByRole("link").first().click();
      await expect(page).toHaveURL("/");
    });
  });
}

test("scripts that come late find their page again", async ({ page }) => {
  await page.clock.install();
  const arrival = new EventEmitter();
  let arrived = false;
  await page.route(/\.js(\?|$)/, async (route) => {
    if (!arrived) await once(arrival, "scripts");
    await route.continue();
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const answer = page.getByText(faqs.faqs[0]?.answer ?? "");
  await page.clock.runFor(OVERDUE_MS);
  await expect(answer).toBeVisible();
  arrived = true;
  arrival.emit("scripts");
  await page.clock.resume();
  await expect(answer).toBeHidden();
  await page
    .getByRole("button", { name: faqs.faqs[0]?.question ?? "" })
    .click();
  await expect(answer).toBeVisible();
});
