import type { Page } from "@playwright/test";

import { showTheme, type Theme } from "../drivers/appearances";
import {
  navigationBar,
  navigationLink,
  themeToggle,
} from "../drivers/navigationBar";
import { holdRequests, waitUntilReady } from "../drivers/pageSetup";
import { expect, test } from "../drivers/test";

const KEY = "gainova-lightmode";
const DARK = "rgb(15, 13, 11)";
const LIGHT = "rgb(250, 247, 242)";

const saved = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), KEY);

async function expectTheme(page: Page, theme: Theme) {
  await expect(page.locator("body")).toHaveClass(`${theme}-mode`);
  // `only` prevents browsers with a forced dark mode from darkening the light theme.
  const scheme = theme === "light" ? "light only" : theme;
  await expect(page.locator("html")).toHaveCSS("color-scheme", scheme);
  const logo = page.locator("footer img").filter({ visible: true });
  await expect(logo).toHaveAttribute("src", `/images/logo-${theme}.svg`);
}

test("follows the system until the toggle writes gainova-lightmode", async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await visit("/terms");
  await expectTheme(page, "dark");
  await showTheme(page, "light");
  await expectTheme(page, "light");
  expect(await saved(page)).toBeNull();

  await themeToggle(page, "dark").click();
  await expectTheme(page, "dark");
  const colors = page.locator("meta[name=theme-color]");
  await expect(colors).toHaveCount(2);
  for (const color of await colors.all()) {
    await expect(color).toHaveAttribute("content", "#0f0d0b");
  }
  expect(await saved(page)).toBe("false");

  await test.step("the choice survives system and route changes and reloads", async () => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.emulateMedia({ colorScheme: "light" });
    await navigationLink(page, "About").click();
    await expect(page).toHaveURL("/about");
    await expectTheme(page, "dark");
    await page.reload();
    await expectTheme(page, "dark");
  });

  await waitUntilReady(page);
  await themeToggle(page, "light").click();
  await expectTheme(page, "light");
  expect(await saved(page)).toBe("true");

  await test.step("a change made in one tab shows in the others", async () => {
    // Imitates a background tab, because browsers do not paint background tabs.
    await page.evaluate(() => {
      const visibilityState = { get: () => "hidden" };
      Object.defineProperties(document, {
        hidden: { get: () => true },
        visibilityState,
      });
      window.requestAnimationFrame = () => 0;
    });
    const other = await page.context().newPage();
    await other.goto("/terms");
    await waitUntilReady(other);
    await themeToggle(other, "dark").click();
    await expectTheme(page, "dark");
  });
});

test("paints the right theme from the first paint on", async ({ page }) => {
  for (const [stored, colorScheme, theme, color, bar] of [
    ["false", "light", "dark", DARK, "#0f0d0b"],
    ["true", "dark", "light", LIGHT, "#faf7f2"],
    ['{"name":5}', "dark", "dark", DARK, "#0f0d0b"],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.addInitScript(
      ([key, value]) => {
        localStorage.setItem(key, value);
        const colors = new Set<string>();
        Object.assign(window, { colors });
        requestAnimationFrame(function look() {
          requestAnimationFrame(look);
          // The browser paints nothing before the body exists.
          const body = document.querySelector("body");
          if (body) colors.add(getComputedStyle(body).backgroundColor);
        });
      },
      [KEY, stored] as const,
    );
    const release = await holdRequests(page, /\.js$/);
    await page.goto("/terms", { waitUntil: "commit" });
    await expectTheme(page, theme);
    const bars = page.locator(`meta[name=theme-color][content="${bar}"]`);
    await expect(bars).toHaveCount(2);
    release();
    await waitUntilReady(page);
    await expectTheme(page, theme);
    expect(await page.evaluate("[...colors]")).toEqual([color]);
  }
});

test("follows the system if storage throws @test:all", async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("refused", "SecurityError");
        },
      });
    }
  });
  await page.emulateMedia({ colorScheme: "dark" });
  await visit("/terms");
  await expectTheme(page, "dark");
  await themeToggle(page, "light").click();
  await navigationLink(page, "About").click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(page).toHaveURL("/terms");
  await expectTheme(page, "light");
});

test("works in forced-colors mode @test:all", async ({ page, visit }) => {
  const logo = page.locator("footer img").filter({ visible: true });
  for (const [system, chosen] of [
    ["light", "false"],
    ["dark", "true"],
  ] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme: system });
    await page.goto("/terms");
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      KEY,
      chosen,
    ] as const);
    await visit("/terms");
    await expect(logo).toHaveAttribute("src", `/images/logo-${system}.svg`);
    // The bar must be opaque, because text can be beneath it.
    const bar = navigationBar(page);
    const opaque = system === "light" ? "rgb(255, 255, 255)" : "rgb(0, 0, 0)";
    const before = { pseudo: "before" } as const;
    await expect(bar).toHaveCSS("opacity", "1", before);
    await expect(bar).toHaveCSS("background-color", opaque, before);
  }
  const line = await page.locator("main").evaluate((main) => {
    main.setAttribute("aria-busy", "true");
    return getComputedStyle(main, "::before").borderTopWidth;
  });
  expect(line).toBe("3px");
});
