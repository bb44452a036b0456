import type { Page } from "@playwright/test";

import {
  holdRequests,
  notFoundPath,
  waitUntilReady,
} from "../drivers/pageSetup";
import { routeTo } from "../drivers/routing";
import {
  expectScrollPosition,
  nextFrames,
  scrollPosition,
  scrollTo,
} from "../drivers/scrolling";
import { serveInParts } from "../servers/serveInParts";
import { expect, test } from "../drivers/test";

const ANOTHER_SITE = "data:text/html,<title>Another site</title>";

/** Goes back by two history entries in a timer, so that `evaluate` can return first. */
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
 * Expects a scroll position with a tolerance of 60 px. Fonts that load late change the
 * height of the content above, and scroll anchoring then changes the scroll position.
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

test("restores the scroll position on back and forward", async ({
  page,
  visit,
}) => {
  await visit("/about");
  await leave(page, 300, "/about#whygainova");
  const anchor = await scrollPosition(page);
  await leave(page, anchor + 150, notFoundPath);
  await routeTo(page, "/teams#tech");
  await scrollTo(page, 800);
  // Changes the hash without the router.
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

  test("does not continue a smooth scroll on the next page @test:all", async ({
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

test("keeps the position on reload and from another site", async ({
  page,
  visit,
}) => {
  await visit("/");
  // The hash's element is not at the position that the page must keep.
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

test("leaves restoration to the browser if no position is saved", async ({
  page,
  visit,
}) => {
  await visit("/teams");
  await scrollTo(page, 1300);
  // Phones clear session storage when the browser exits.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expectNearAfterLoad(page, 1300);
});

test.describe("with scripts that are late or fail", () => {
  test.use({ allowErrors: true });

  test("shows the page of the URL after back without scripts", async ({
    page,
    visit,
  }) => {
    let scripts: "loaded" | "late" | "failed" = "loaded";
    await page.route(/\.js$/, async (route) => {
      if (scripts === "loaded") await route.continue();
      if (scripts === "failed") await route.abort();
    });
    for (const state of ["late", "failed"] as const) {
      scripts = "loaded";
      await visit("/");
      await leave(page, 900, "/about");
      scripts = state;
      await page.reload({ waitUntil: "domcontentloaded" });
      await page.goBack({ waitUntil: "commit" });
      await expect(page).toHaveURL("/");
      await expect(page.locator("#goal")).toBeAttached();
      await expectNear(page, 900);
    }
  });
});

test("saves a position for each history entry across documents", async ({
  page,
  visit,
}) => {
  await visit("/");
  await leave(page, 900, "/about");
  await scrollTo(page, 300);
  // Dropdown items for another page also load a document.
  await visit("/teams#tech");
  await scrollTo(page, 1300);
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expectNearAfterLoad(page, 300);
  await page.goBack();
  await expectRestored(page, "/", 900);

  await test.step("a reloaded new history entry starts at the top", async () => {
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

test("does not move visitors who scroll before hydration", async ({
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
  }

  await test.step("not even if the browser restores no position", async () => {
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
      await page.goForward();
    }
  });
});

test("keeps the visitor's own scroll while HTML arrives", async ({ page }) => {
  let isHeld = false;
  let release: () => void = () => undefined;
  const { url, close } = await serveInParts(async (number) => {
    if (!isHeld || number < 10) return;
    isHeld = false;
    await new Promise<void>((resolve) => {
      release = resolve;
    });
  });
  await page.goto(`${url}/teams`);
  await waitUntilReady(page);
  for (const [act, end] of [
    [() => page.keyboard.press("Shift"), 700],
    [() => scrollTo(page, 100), 100],
  ] as const) {
    await scrollTo(page, 700);
    isHeld = true;
    await page.evaluate(() => void setTimeout(() => location.reload()));
    await expect(page.locator("footer")).toHaveCount(0);
    await page.locator("main li").nth(2).waitFor();
    await page.mouse.click(5, 450);
    await act();
    release();
    await expectNearAfterLoad(page, end);
  }
  close();
});
