import type { Page } from "@playwright/test";
import { launch } from "puppeteer-core";

import { findBrowser } from "../../scripts/findBrowser";
import { openDialog } from "../page/contactDialog";
import { holdRequests, notFoundPath, waitUntilReady } from "../page/pageSetup";
import { routeTo } from "../page/routing";
import {
  expectScrollPosition,
  nextFrames,
  scrollPosition,
  scrollTo,
  scrollToEnd,
} from "../page/scrolling";
import { expect, test } from "../page/test";

const ANOTHER_SITE = "data:text/html,<title>Another site</title>";

/** Goes back by two entries at once; an answer would not come before the page goes. */
const goBackTwice = (page: Page) =>
  page.evaluate(() => void setTimeout(() => history.go(-2)));

async function expectRestored(page: Page, path: string, top: number) {
  await expect(page).toHaveURL(path);
  await expectScrollPosition(page, top);
}

/** Scrolls to a position, in px, and changes the route. */
async function leave(page: Page, top: number, address: string) {
  await scrollTo(page, top);
  await routeTo(page, address);
}

async function expectRestoredAfterLoad(page: Page, top: number) {
  await waitUntilReady(page);
  await expectScrollPosition(page, top);
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

test("a position counts that was scrolled to in the frame of the navigation @test:all", async ({
  page,
  visit,
}) => {
  await visit("/terms");
  for (const path of ["/about", "/terms", "/about"]) {
    await routeTo(page, path);
    await expect(page).toHaveURL(path);
    await nextFrames(page);
  }
  // Both in one frame, which no helper can do.
  /* oxlint-disable no-restricted-properties */
  const scrollAndLeave = (top: number, to: string | -1) =>
    page.evaluate(
      ([top, to]) => {
        window.scrollTo({ top, behavior: "instant" });
        const { ___navigate } = window as unknown as {
          ___navigate: (to: string | number) => void;
        };
        ___navigate(to);
      },
      [top, to] as const,
    );
  /* oxlint-enable no-restricted-properties */
  await scrollAndLeave(300, "/terms");
  await expect(page).toHaveURL("/terms");
  await expectScrollPosition(page, 0);
  await page.goBack();
  await expectRestored(page, "/about", 300);
  await scrollAndLeave(200, -1);
  await expect(page).toHaveURL("/terms");
  await page.goForward();
  await expectRestored(page, "/about", 200);
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

test("a reload and the way back from another site keep the place on the page @test:all", async ({
  page,
  visit,
}) => {
  await visit("/");
  await leave(page, 900, "/teams");
  await scrollTo(page, 1300);
  await page.reload();
  await expectRestoredAfterLoad(page, 1300);
  await page.goto(ANOTHER_SITE);
  await page.goBack();
  await expectRestoredAfterLoad(page, 1300);
  await page.goBack();
  await expectRestored(page, "/", 900);

  await test.step("so does a reload of an address with a hash", async () => {
    await visit("/about#whatisgainova");
    await scrollToEnd(page);
    const end = await scrollPosition(page);
    await page.reload();
    await expectRestoredAfterLoad(page, end);
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
    await expectScrollPosition(page, 1300);
    await scrollTo(page, top);
    release();
    await waitUntilReady(page);
    await nextFrames(page);
    expect(await scrollPosition(page)).toBe(top);
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
      await waitUntilReady(page);
      await nextFrames(page);
      expect(await scrollPosition(page)).toBe(end);
      await page.unrouteAll();
      await page.goForward();
    }
  });
});

test("a page works, whatever storage holds", async ({ page, visit }) => {
  for (const text of ["null", "7", '"x"', "{", '{"name":5}']) {
    // Nothing that the last page saves at its end replaces it.
    await page.addInitScript((value) => {
      for (const name of ["positions", "draft", "sent"]) {
        sessionStorage.setItem(`gainova-${name}`, value);
      }
      localStorage.setItem("gainova-lightmode", value);
    }, text);
    await visit("/");
    await expect(page.locator("body")).toHaveClass("light-mode");
    await openDialog(page);
    await page.keyboard.press("Escape");
    await leave(page, 900, "/about");
    await page.goBack();
    await expectRestored(page, "/", 900);
    await page.goForward();
    await expect(page.locator("#about-hero")).toBeAttached();

    // The browser restores no position there.
    await page.goto("/robots.txt");
    await goBackTwice(page);
    await expect(page).toHaveURL("/");
    await waitUntilReady(page);
  }
});

test("a tab that dies comes back at its place, visible or hidden @test:all", async ({
  baseURL,
}) => {
  const { executablePath, env } = findBrowser(true) ?? {};
  test.skip(!executablePath, "The headless shell hides no tab");
  // Playwright cannot go on after a crash.
  const browser = await launch({
    executablePath,
    env,
    args: ["--no-sandbox"],
  });
  try {
    for (const isHidden of [false, true]) {
      const page = await browser.newPage();
      const session = await page.createCDPSession();
      await page.goto(`${baseURL ?? ""}/terms`);
      await page.waitForSelector("nav.visible");
      await page.evaluate("___navigate('/teams')");
      await page.waitForSelector("#teams-hero");
      await page.waitForSelector("nav.visible");
      await page.evaluate(`new Promise((heard) => {
        addEventListener("scroll", () => heard(), { once: true });
        scrollTo({ top: 1300, behavior: "instant" });
      })`);
      if (isHidden) await (await browser.newPage()).bringToFront();
      const mode = isHidden ? "auto" : "manual";
      await expect
        .poll(() => page.evaluate("history.scrollRestoration"))
        .toBe(mode);

      const crash = new Promise((resolve) => page.once("error", resolve));
      // It gets no answer.
      session.send("Page.crash").catch(() => undefined);
      await crash;
      if (isHidden) await page.bringToFront();
      await page.reload();
      await page.waitForSelector("nav.visible");
      const top = () => page.evaluate("scrollY");
      await expect.poll(top).toBeCloseTo(1300, -2);
    }
  } finally {
    await browser.close();
  }
});
