import type { Page, Route } from "@playwright/test";

import { hamburger } from "../page/navigationBar";
import { holdRequests, stopClock } from "../page/pageSetup";
import { expect, test } from "../page/test";

test.use({ motion: true });

const heroPicture = /hero-robot/;

/** Opens the home page while the hero's picture is still loading. */
async function openWithoutPicture(page: Page) {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  const asked = new Promise<Route>((resolve) => {
    void page.route(heroPicture, resolve);
  });
  await stopClock(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const picture = await asked;
  // A screenshot makes the page paint.
  await page.screenshot();
  expect(scripts).toEqual([]);
  return { scripts, deliver: () => picture.continue() };
}

test("the page's scripts start when the picture above the fold has loaded", async ({
  page,
}) => {
  const { scripts, deliver } = await openWithoutPicture(page);
  await page.clock.runFor(1499);
  expect(scripts).toEqual([]);
  await deliver();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the last button that was pressed before the scripts came responds when they have", async ({
    page,
  }) => {
    // The page would not wait long for its scripts.
    await stopClock(page);
    const deliver = await holdRequests(page, /\.js$/);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await page.getByRole("button", { name: /dark mode/i }).click();
    await hamburger(page).click();
    await expect(hamburger(page)).toHaveAttribute("aria-expanded", "false");
    const light = await page.locator("body.light-mode").count();
    await page.clock.resume();
    deliver();
    await expect(hamburger(page)).toHaveAttribute("aria-expanded", "true");
    expect(await page.locator("body.light-mode").count()).toBe(light);
    await hamburger(page).click();
    await expect(hamburger(page)).toHaveAttribute("aria-expanded", "false");
  });
});
