import type { Page } from "@playwright/test";

import { barLink } from "./bar";
import { css, holdScripts } from "./look";
import { expect, test } from "./test";

test.use({ motion: true });

// A page without movement, which loads fast.
const PATH = "/terms";

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

/** Saves a preference before any page of the site has been loaded. */
async function save(page: Page, value: string) {
  await page.goto("/robots.txt");
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    KEY,
    value,
  ] as const);
}

test("until the visitor toggles, the system's preference rules, live, and nothing is saved", async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await visit(PATH);
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
  test(`a saved preference (${value}) overrides the system's (${system})`, async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await save(page, value);
    await visit(PATH);
    await expectTheme(page);
  });

  test(`before the first paint the right class is on <body> (saved ${value}, system ${system})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await save(page, value);
    await holdScripts(page);
    await page.goto(PATH, { waitUntil: "commit" });
    await expectTheme(page);
  });
}

test("no other theme flashes up before the right one", async ({
  page,
  visit,
}) => {
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
  await visit(PATH);
  expect(await page.evaluate<number>("window.frames.size")).toBe(1);
});

test("the toggle flips the theme, is named Switch to light mode / Switch to dark mode, and is persisted under gainova-lightmode as true or false", async ({
  page,
  visit,
}) => {
  await visit(PATH);
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

test("after the visitor's toggle the system's preference rules no longer", async ({
  page,
  visit,
}) => {
  await visit(PATH);
  await toDark(page).click();
  await page.emulateMedia({ colorScheme: "dark" });
  await page.emulateMedia({ colorScheme: "light" });
  await expectDark(page);
});

test("the theme stays when the route changes", async ({ page, visit }) => {
  await visit(PATH);
  await toDark(page).click();
  await barLink(page, "About").click();
  await expect(page).toHaveURL("/about");
  await expectDark(page);
});

test("a change made in one tab shows in the others", async ({
  context,
  page,
  visit,
}) => {
  await visit(PATH);
  const other = await context.newPage();
  await other.goto("/privacy-policy");
  await expectLight(other);
  await toDark(page).click();
  await expectDark(other);
  await expect(toLight(other)).toHaveCount(1);
});

test("where storage holds rubbish, the site works and follows the system", async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await save(page, "maybe");
  await visit(PATH);
  await expectDark(page);
  await page.emulateMedia({ colorScheme: "light" });
  await expectLight(page);
  await toDark(page).click();
  await expectDark(page);
  expect(await saved(page)).toBe("false");
});

test("where storage is refused, the site works and follows the system", async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("refused", "SecurityError");
      },
    });
  });
  await page.emulateMedia({ colorScheme: "dark" });
  await visit(PATH);
  await expectDark(page);
  await toLight(page).click();
  await expectLight(page);
});

test("the footer logo variant (light or dark image) follows the theme live", async ({
  page,
  visit,
}) => {
  await visit(PATH);
  const logo = page.locator("footer img").filter({ visible: true });
  await expect(logo).toHaveCount(1);
  await expect(logo).toHaveAttribute("src", /light/);
  await toDark(page).click();
  await expect(logo).toHaveCount(1);
  await expect(logo).toHaveAttribute("src", /dark/);
  await page.locator("body").evaluate((body) => {
    body.classList.replace("dark-mode", "light-mode");
  });
  await expect(logo).toHaveAttribute("src", /light/);
});

test("ground, text, color-scheme and the browser's own colors follow the theme", async ({
  page,
  visit,
}) => {
  await visit(PATH);
  const body = page.locator("body");
  const light = await css(body, "background-color");
  const lightText = await css(body, "color");
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
  await toDark(page).click();
  await expect(body).not.toHaveCSS("background-color", light);
  await expect(body).not.toHaveCSS("color", lightText);
  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
  const dark = await css(body, "--color-background");
  for (const meta of await page.locator("meta[name=theme-color]").all()) {
    await expect(meta).toHaveAttribute("content", dark.trim());
  }
});
