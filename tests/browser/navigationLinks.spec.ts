import type { Page } from "@playwright/test";

import { bar, barLink, dropdownButton, item } from "./bar";
import {
  atRest,
  bounds,
  expectPosition,
  isMarkedDocument,
  markDocument,
  scrollTo,
  watchScrolling,
  expectSmooth,
} from "./look";
import { historyLength } from "./moves";
import { expect, test } from "./test";

test.use({ motion: true });

/** An element starts below the bar, in the upper part of the window. */
async function expectBelowBar(page: Page, selector: string) {
  const { bottom } = await bounds(bar(page));
  const { top } = await bounds(page.locator(selector));
  expect(top).toBeGreaterThanOrEqual(bottom - 1);
  expect(top).toBeLessThan(450);
}

for (const [label, path, hero] of [
  ["Home", "/", "home"],
  ["About", "/about", "about-hero"],
  ["Teams", "/teams", "teams-hero"],
  ["Features", "/features", "features-hero"],
] as const) {
  test(`clicking the link ${label} on its own page scrolls smoothly to ${hero}`, async ({
    page,
    visit,
  }) => {
    await visit(path);
    await scrollTo(page, 400);
    const passed = await watchScrolling(page);
    await barLink(page, label).click();
    await expectPosition(page, 0);
    expectSmooth(await passed());
    await expect(page.locator(`#${hero}`)).toBeInViewport();
    await expect(page).toHaveURL(path);
  });
}

test("clicking a link to another page changes the route and starts at the hero of that page", async ({
  page,
  visit,
}) => {
  await visit("/");
  await scrollTo(page, 1200);
  await markDocument(page);
  await barLink(page, "About").click();
  await expect(page).toHaveURL("/about");
  await expectPosition(page, 0);
  await expect(page.locator("#about-hero")).toBeInViewport();
  expect(await isMarkedDocument(page)).toBe(true);
  // The bar comes back under the mouse, which has not moved.
  await expect(bar(page)).toHaveClass(/\bvisible\b/);
  await expect(dropdownButton(page, "About")).toHaveAttribute(
    "aria-expanded",
    "false",
  );
});

test("clicking the link of the page itself takes the anchor out of the address", async ({
  page,
  visit,
}) => {
  await visit("/about#whygainova");
  await barLink(page, "About").click();
  await expect(page).toHaveURL("/about");
  await expectPosition(page, 0);
});

test("a click with a modifier key is left to the browser", async ({
  context,
  page,
  visit,
}) => {
  await visit("/");
  for (const name of ["About", "Home"]) {
    const opened = context.waitForEvent("page");
    await barLink(page, name).click({ modifiers: ["ControlOrMeta"] });
    await (await opened).close();
  }
  await expect(page).toHaveURL("/");
});

test("an anchor that is followed twice adds one entry to the history", async ({
  page,
  visit,
}) => {
  await visit("/");
  const entries = await historyLength(page);
  for (let count = 0; count < 2; count += 1) {
    await item(page, "Home").hover();
    await barLink(page, "Collaborate").click();
    await expect(page).toHaveURL("/#collaborate");
    await atRest(page);
    await page.mouse.move(700, 700);
  }
  expect(await historyLength(page)).toBe(entries + 1);
});

test("a dropdown item on its own page scrolls smoothly to its anchor", async ({
  page,
  visit,
}) => {
  await visit("/");
  await markDocument(page);
  const passed = await watchScrolling(page);
  await item(page, "Home").hover();
  await page.getByRole("link", { name: "Collaborate" }).click();
  await expect(page).toHaveURL("/#collaborate");
  await atRest(page);
  await expectBelowBar(page, "#collaborate");
  expectSmooth(await passed());
  await expect(dropdownButton(page, "Home")).toHaveAttribute(
    "aria-expanded",
    "false",
  );
  // The next Tab goes on from there, and a later click does not come back.
  const section = page.locator("#collaborate");
  await expect(section).toBeFocused();
  await barLink(page, "Home").focus();
  await expect(section).not.toHaveAttribute("tabindex");
  expect(await isMarkedDocument(page)).toBe(true);
});

test("a dropdown item on a different page does a full navigation to that path and anchor", async ({
  page,
  visit,
}) => {
  await visit("/");
  await markDocument(page);
  await item(page, "Teams").hover();
  await page.getByRole("link", { name: "Research", exact: true }).click();
  await expect(page).toHaveURL("/teams#research");
  await expect(page.locator("#research")).toBeInViewport();
  expect(await isMarkedDocument(page)).toBe(false);
  await atRest(page);
  await expectBelowBar(page, "#research");
});

test("clicking the logo scrolls to the home section", async ({
  page,
  visit,
}) => {
  await visit("/");
  await scrollTo(page, 1500);
  const passed = await watchScrolling(page);
  await bar(page).getByRole("link").first().click();
  await expectPosition(page, 0);
  expectSmooth(await passed());
});

test("clicking the logo navigates to / from other pages", async ({
  page,
  visit,
}) => {
  await visit("/features");
  await markDocument(page);
  await bar(page).getByRole("link").first().click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("#home")).toBeInViewport();
  expect(await isMarkedDocument(page)).toBe(true);
});

test("a Contact Us button scrolls to the element with id contact", async ({
  page,
  visit,
}) => {
  await visit("/teams");
  const passed = await watchScrolling(page);
  await bar(page).getByRole("button", { name: "Contact Us" }).click();
  await expect(page.locator("#contact")).toBeInViewport({ ratio: 0.5 });
  await atRest(page);
  expectSmooth(await passed());
  await expect(page.locator("#contact")).toBeFocused();
  await expect(page).toHaveURL("/teams");
});

for (const key of ["Enter", "Space"]) {
  test(`the key ${key} presses Contact Us`, async ({ page, visit }) => {
    await visit("/terms");
    await bar(page).getByRole("button", { name: "Contact Us" }).focus();
    await page.keyboard.press(key);
    await expect(page.locator("#contact")).toBeInViewport({ ratio: 0.5 });
    await expect(page).toHaveURL("/terms");
  });
}
