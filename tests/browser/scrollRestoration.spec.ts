import { mkdirSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

import type { Page } from "@playwright/test";
import { connect, launch, type LaunchOptions } from "puppeteer-core";

import { findBrowser } from "../findBrowser";
import { field, openDialog } from "../page/contactDialog";
import { holdRequests, notFoundPath, waitUntilReady } from "../page/pageSetup";
import { routeTo } from "../page/routing";
import {
  expectScrollPosition,
  nextFrames,
  scrollPosition,
  scrollTo,
} from "../page/scrolling";
import { expect, test } from "../page/test";

const ANOTHER_SITE = "data:text/html,<title>Another site</title>";

/** Goes back by two entries at once; an answer would not come before the page goes. */
const goBackTwice = (page: Page) =>
  page.evaluate(() => void window.setTimeout(() => history.go(-2)));

async function expectRestored(page: Page, path: string, top: number) {
  await expect(page).toHaveURL(path);
  await expectScrollPosition(page, top);
}

/** Scrolls to a position, in px, and changes the route. */
async function leave(page: Page, top: number, address: string) {
  await scrollTo(page, top);
  await routeTo(page, address);
}

/**
 * Expects about a position, because late fonts change the height of the content
 * above, and scroll anchoring follows.
 */
const expectNear = (page: Page, top: number) =>
  expect
    .poll(async () => Math.abs((await scrollPosition(page)) - top))
    .toBeLessThan(60);

async function expectNearAfterLoad(page: Page, top: number) {
  await waitUntilReady(page);
  await nextFrames(page);
  await expectNear(page, top);
}

test("back and forward take the visitor to where they were", async ({
  page,
  visit,
}) => {
  await visit("/about");
  await leave(page, 300, "/about#whygainova");
  const anchor = await scrollPosition(page);
  await leave(page, anchor + 150, notFoundPath);
  await routeTo(page, "/teams#tech");
  await scrollTo(page, 800);
  // A plain link to an anchor, without the router.
  await page.evaluate(() => {
    location.hash = "#creative";
  });
  await expect(page.locator("#creative")).toBeFocused();
  const creative = await scrollPosition(page);

  await page.goBack();
  await expectRestored(page, "/teams#tech", 800);
  await page.goBack();
  await expectRestored(page, notFoundPath, 0);
  await page.goBack();
  await expectRestored(page, "/about#whygainova", anchor + 150);
  await page.goBack();
  await expectRestored(page, "/about", 300);
  for (const _ of [1, 2, 3, 4]) await page.goForward();
  await expectRestored(page, "/teams#creative", creative);
});

test.describe("with motion", () => {
  test.use({ motion: true });

  test("the rest of a smooth scroll is not added to the next page's position @test:all", async ({
    page,
    visit,
  }) => {
    await visit("/about");
    await leave(page, 300, "/teams");
    await scrollTo(page, 1300);
    await page.evaluate(
      () =>
        new Promise<unknown>((resolve) => {
          addEventListener("scroll", resolve, { once: true });
          document.body.scrollIntoView({ behavior: "smooth" });
        }),
    );
    await page.goBack();
    await expect(page.locator("#about-hero")).toBeAttached();
    await nextFrames(page);
    await expectRestored(page, "/about", 300);
  });
});

test("a reload and the way back from another site keep the place on the page", async ({
  page,
  visit,
}) => {
  await visit("/");
  // Its anchor is elsewhere.
  await leave(page, 900, "/teams#tech");
  await scrollTo(page, 1300);
  await page.reload();
  await expectNearAfterLoad(page, 1300);
  await page.goto(ANOTHER_SITE);
  await page.goBack();
  await expectNearAfterLoad(page, 1300);
  await page.goBack();
  await expectRestored(page, "/", 900);
});

test("each entry has its own position, also those of several documents", async ({
  page,
  visit,
}) => {
  await visit("/");
  await leave(page, 900, "/about");
  await scrollTo(page, 300);
  // As the items of dropdowns do.
  await visit("/teams#tech");
  await scrollTo(page, 1300);
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expectNearAfterLoad(page, 300);
  await page.goBack();
  await expectRestored(page, "/", 900);

  await test.step("a page that is opened anew, and reloaded before its scripts, stays at its top", async () => {
    await routeTo(page, "/about");
    await leave(page, 1200, "/teams");
    const release = await holdRequests(page, /\.js$/);
    await page.goto("/about", { waitUntil: "domcontentloaded" });
    await page.reload({ waitUntil: "domcontentloaded" });
    release();
    await waitUntilReady(page);
    await nextFrames(page);
    expect(await scrollPosition(page)).toBe(0);
  });
});

test("within a page, back and forward leave the focus alone", async ({
  page,
  visit,
}) => {
  await visit("/");
  await leave(page, 2950, "/#goal");
  const question = page.locator("#faqs [aria-expanded]").first();
  await question.focus();
  await nextFrames(page);
  const anchor = await scrollPosition(page);
  await page.goBack();
  await expectRestored(page, "/", 2950);
  await nextFrames(page);
  await expect(question).toBeFocused();
  await page.goForward();
  await expectRestored(page, "/#goal", anchor);
  await nextFrames(page);
  await expect(question).toBeFocused();
});

test("nobody who scrolls before hydration is moved, wherever to", async ({
  page,
  visit,
}) => {
  await visit("/teams");
  for (const top of [500, 0]) {
    await scrollTo(page, 1300);
    const release = await holdRequests(page, /\.js$/);
    await page.reload();
    await expectNear(page, 1300);
    await scrollTo(page, top);
    release();
    await expectNearAfterLoad(page, top);
    await page.unrouteAll();
  }

  await test.step("nor where the browser restores no position", async () => {
    await leave(page, 1300, "/about");
    for (const [stops, end] of [
      [[], 1300],
      [[500, 0], 0],
    ] as const) {
      await page.goto(ANOTHER_SITE);
      const release = await holdRequests(page, /\.js$/);
      await goBackTwice(page);
      await expect(page).toHaveURL("/teams");
      for (const top of stops) await scrollTo(page, top);
      release();
      await expectNearAfterLoad(page, end);
      await page.unrouteAll();
      await page.goForward();
    }
  });
});

test("a page works with anything in storage", async ({ page, visit }) => {
  await page.addInitScript((value) => {
    for (const name of ["positions", "draft", "sent"]) {
      sessionStorage.setItem(`gainova-${name}`, value);
    }
    localStorage.setItem("gainova-lightmode", value);
  }, '{"name":5}');
  await visit("/");
  await expect(page.locator("body")).toHaveClass("light-mode");
  await openDialog(page);
  await expect(field(page, "Full Name *")).toHaveValue("");
  await page.keyboard.press("Escape");
  await leave(page, 900, "/about");
  await page.goBack();
  await expectRestored(page, "/", 900);
});

/**
 * Has a browser discard a hidden tab that was scrolled to 700 px, and returns to it.
 *
 * @param hiddenMs how long the tab is hidden first, in ms
 * @throws Error if the tab does not come back at that place
 */
async function expectKeptWhenDiscarded(
  options: LaunchOptions,
  address: string,
  hiddenMs: number,
): Promise<void> {
  // Playwright hides no tab.
  let browser = await launch(options);
  const browserWSEndpoint = browser.wsEndpoint();
  /** Goes on in the tab with an address: one that is controlled stays. */
  const goOn = async (tab: string) => {
    await browser.disconnect();
    browser = await connect({
      browserWSEndpoint,
      targetFilter: (target) => target.url().startsWith(tab),
    });
    const [page] = await browser.pages();
    if (!page) throw new Error(`No tab is at ${tab}`);
    return page;
  };
  try {
    const page = await browser.newPage();
    await page.goto(address);
    await page.waitForSelector("nav.visible");
    await page.evaluate(`new Promise((heard) => {
      addEventListener("scroll", () => heard(), { once: true });
      scrollTo({ top: 700, behavior: "instant" });
    })`);
    const other = await browser.newPage();
    await other.goto("chrome://discards");
    await other.bringToFront();
    await setTimeout(hiddenMs);
    const discards = await goOn("chrome://discards");
    const row = `[...document
      .querySelector("discards-main").shadowRoot
      .querySelector("discards-tab").shadowRoot
      .querySelectorAll("tbody tr")
    ].find((each) => each.innerText.includes("${address}"))`;
    await discards.evaluate(
      `[...${row}.querySelectorAll("[is=action-link]")]
        .find((each) => each.innerText.includes("Urgent Discard"))
        .click()`,
    );
    await expect
      .poll(() => discards.evaluate(`${row}.innerText`))
      .toContain("discarded");
    const again = await goOn(address);
    await again.bringToFront();
    await again.waitForSelector("nav.visible");
    expect(await again.evaluate("document.wasDiscarded")).toBe(true);
    const top = () => again.evaluate("scrollY");
    await expect.poll(top, { timeout: 5000 }).toBeCloseTo(700, -2);
  } finally {
    await browser.close();
  }
}

test("a tab that the browser discards comes back at its place @test:all", async ({
  baseURL,
}, testInfo) => {
  const { executablePath, env } = findBrowser(true) ?? {};
  test.skip(!executablePath, "The headless shell discards no tab");
  const userDataDir = testInfo.outputPath("profile");
  mkdirSync(userDataDir, { recursive: true });
  // Chromium's page that discards tabs is one of these.
  const state = '{ "internal_only_uis_enabled": true }';
  writeFileSync(`${userDataDir}/Local State`, state);
  const options = { executablePath, env, userDataDir, args: ["--no-sandbox"] };
  // Chromium keeps the place of a hidden tab 5 s later, and when busy later than that.
  let hiddenMs = 3000;
  await expect(async () => {
    hiddenMs *= 2;
    await expectKeptWhenDiscarded(options, `${baseURL}/teams#tech`, hiddenMs);
  }).toPass({ timeout: 120_000 });
});
