import type { Page } from "@playwright/test";

import { css, holdScripts } from "./look";
import { expect, test } from "./test";

const KEY = "gainova-lightmode";

const saved = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), KEY);

const toLight = (page: Page) =>
  page.getByRole("button", { name: "Switch to light mode" });
const toDark = (page: Page) =>
  page.getByRole("button", { name: "Switch to dark mode" });

async function expectLight(page: Page) {
  await expect(page.locator("body")).toHaveClass(/\blight-mode\b/);
  await expect(page.locator("body")).not.toHaveClass(/\bdark-mode\b/);
}

async function expectDark(page: Page) {
  await expect(page.locator("body")).toHaveClass(/\bdark-mode\b/);
  await expect(page.locator("body")).not.toHaveClass(/\blight-mode\b/);
}

/** Saves a preference before the page's own scripts run. */
const save = (page: Page, value: string) =>
  page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    KEY,
    value,
  ] as const);

test("follows the system, live, and writes nothing", async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await visit("/");
  await expectDark(page);
  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
  await page.emulateMedia({ colorScheme: "light" });
  await expectLight(page);
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
  expect(await saved(page)).toBeNull();
});

for (const [value, system, expectTheme] of [
  ["true", "dark", expectLight],
  ["false", "light", expectDark],
] as const) {
  test(`a saved "${value}" overrides a ${system} system`, async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await save(page, value);
    await visit("/about");
    await expectTheme(page);
  });

  test(`a saved "${value}" is there before the first paint`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await save(page, value);
    await holdScripts(page);
    await page.goto("/about", { waitUntil: "commit" });
    await expectTheme(page);
  });
}

test("no theme flashes up before the right one", async ({ page, visit }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.addInitScript(() => {
    const frames = new Set<string>();
    Object.assign(window, { frames });
    requestAnimationFrame(function look() {
      requestAnimationFrame(look);
      // A body that is not there yet paints nothing.
      const body = document.querySelector("body");
      if (body) frames.add(getComputedStyle(body).backgroundColor);
    });
  });
  await visit("/");
  expect(await page.evaluate<number>("window.frames.size")).toBe(1);
});

test("the toggle flips the theme, says what it does and is remembered", async ({
  page,
  visit,
}) => {
  await visit("/");
  await expectLight(page);
  await toDark(page).click();
  await expectDark(page);
  expect(await saved(page)).toBe("false");
  await page.reload();
  await expectDark(page);
  await toLight(page).click();
  await expectLight(page);
  expect(await saved(page)).toBe("true");
});

test("after a toggle the system no longer rules", async ({ page, visit }) => {
  await visit("/");
  await toDark(page).click();
  await page.emulateMedia({ colorScheme: "dark" });
  await page.emulateMedia({ colorScheme: "light" });
  await expectDark(page);
});

test("the theme stays when the route changes", async ({ page, visit }) => {
  await visit("/");
  await toDark(page).click();
  await page.getByRole("link", { name: "Learn More" }).click();
  await expect(page).toHaveURL("/about");
  await expectDark(page);
});

test("a change in one tab shows in the other", async ({
  context,
  page,
  visit,
}) => {
  await visit("/");
  const other = await context.newPage();
  await other.goto("/teams");
  await expectLight(other);
  await toDark(page).click();
  await expectDark(other);
  await expect(toLight(other)).toHaveCount(1);
});

test("rubbish in storage counts as nothing", async ({ page, visit }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await save(page, "maybe");
  await visit("/");
  await expectDark(page);
  await page.emulateMedia({ colorScheme: "light" });
  await expectLight(page);
  await toDark(page).click();
  await expectDark(page);
  expect(await saved(page)).toBe("false");
});

test("works where storage is refused", async ({ page, visit }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("refused", "SecurityError");
      },
    });
  });
  await page.emulateMedia({ colorScheme: "dark" });
  await visit("/");
  await expectDark(page);
  await toLight(page).click();
  await expectLight(page);
});

test("the footer shows the logo that fits the theme", async ({
  page,
  visit,
}) => {
  await visit("/");
  const logo = page.locator("footer img").filter({ visible: true });
  await expect(logo).toHaveCount(1);
  const lightLogo = await logo.getAttribute("src");
  await toDark(page).click();
  await expect(logo).toHaveCount(1);
  expect(await logo.getAttribute("src")).not.toBe(lightLogo);
});

test("ground and text change with the theme", async ({ page, visit }) => {
  await visit("/");
  const body = page.locator("body");
  const light = await css(body, "background-color");
  const lightText = await css(body, "color");
  await toDark(page).click();
  await expect(body).not.toHaveCSS("background-color", light);
  await expect(body).not.toHaveCSS("color", lightText);
});
