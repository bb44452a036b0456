import type { Page, Route } from "@playwright/test";

import { holdScripts } from "./prepare";
import { expect, test } from "./test";

test.use({ motion: true });

const heroPicture = /hero-robot/;

/** Opens home on a line on which the hero's picture stalls. */
async function openWithoutPicture(page: Page) {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  const asked = new Promise<Route>((resolve) => {
    void page.route(heroPicture, resolve);
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const picture = await asked;
  // Makes the page paint.
  await page.screenshot();
  expect(scripts).toEqual([]);
  return { scripts, deliver: () => picture.continue() };
}

for (const [what, act] of [
  ["after what the first view needs", (_, deliver) => deliver()],
  [
    "at once when the visitor presses a key",
    (page) => page.keyboard.press("Tab"),
  ],
  ["at once when the visitor presses a button", (page) => page.mouse.down()],
  ["after a second and a half at most", (page) => page.clock.runFor(1)],
] as [string, (page: Page, deliver: () => Promise<void>) => Promise<void>][]) {
  test(`the page's scripts come ${what}`, async ({ page }) => {
    const { scripts, deliver } = await openWithoutPicture(page);
    await page.clock.runFor(1499);
    expect(scripts).toEqual([]);
    await act(page, deliver);
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });
}

test.describe("where files fail", () => {
  test.use({ tolerant: true });

  test("a picture that fails is no reason to do without scripts", async ({
    page,
  }) => {
    await holdScripts(page);
    const failed = page.waitForEvent("requestfailed");
    await page.route(heroPicture, (route) => route.abort());
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await failed;
    await expect(page.locator("html.js")).toHaveCount(1);
  });
});
