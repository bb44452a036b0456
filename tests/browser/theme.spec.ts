import type { Page } from "@playwright/test";

import { showTheme, type Theme, themes } from "./appearances";
import { navigationLink, themeToggle } from "./navigationBar";
import { stallScripts, waitUntilReady } from "./pageSetup";
import { expect, test } from "./test";

const KEY = "gainova-lightmode";
const DARK = "rgb(15, 13, 11)";
const LIGHT = "rgb(250, 247, 242)";

const saved = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), KEY);

async function expectTheme(page: Page, theme: Theme) {
  await expect(page.locator("body")).toHaveClass(`${theme}-mode`);
  await expect(page.locator("html")).toHaveCSS("color-scheme", theme);
  const logo = page.locator("footer img").filter({ visible: true });
  await expect(logo).toHaveAttribute("src", new RegExp(theme));
}

test("until the visitor toggles, the system's preference rules, live, and nothing is saved", async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await visit("/terms");
  await expectTheme(page, "dark");
  await showTheme(page, "light");
  await expectTheme(page, "light");
  expect(await saved(page)).toBeNull();
});

for (const theme of themes) {
  test(`before the first paint the right class is on <body>: a saved ${theme} overrides the system's preference`, async ({
    page,
  }) => {
    await page.emulateMedia({
      colorScheme: theme === "light" ? "dark" : "light",
    });
    await page.goto("/robots.txt");
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      KEY,
      String(theme === "light"),
    ] as const);
    await page.addInitScript(() => {
      const colors = new Set<string>();
      Object.assign(window, { colors });
      requestAnimationFrame(function look() {
        requestAnimationFrame(look);
        // Nothing is painted before there is a body.
        const body = document.querySelector("body");
        if (body) colors.add(getComputedStyle(body).backgroundColor);
      });
    });
    await stallScripts(page);
    await page.goto("/terms", { waitUntil: "commit" });
    await expectTheme(page, theme);
    // From the head, it is set even if no more than "<body>" arrives.
    const head = await page.locator("head").innerHTML();
    expect(head).toContain('"light-mode"');

    await page.unroute(/\.js$/);
    await page.goto("/terms");
    await waitUntilReady(page);
    await expectTheme(page, theme);
    const background = theme === "light" ? LIGHT : DARK;
    expect(await page.evaluate("[...colors]")).toEqual([background]);
  });
}

test("the toggle flips the theme and persists it under gainova-lightmode as true or false", async ({
  context,
  page,
  visit,
}) => {
  await visit("/terms");
  const other = await context.newPage();
  await other.goto("/privacy-policy");
  await waitUntilReady(other);
  const body = page.locator("body");
  await expectTheme(page, "light");
  await expect(body).toHaveCSS("background-color", LIGHT);

  await themeToggle(page, "dark").click();
  await expectTheme(page, "dark");
  await expect(body).toHaveCSS("background-color", DARK);
  for (const meta of await page.locator("meta[name=theme-color]").all()) {
    await expect(meta).toHaveAttribute("content", "#0f0d0b");
  }
  expect(await saved(page)).toBe("false");

  await test.step("a change made in one tab shows in the others", async () => {
    await expectTheme(other, "dark");
    await expect(themeToggle(other, "light")).toBeVisible();
  });

  await test.step("the system's preference no longer counts", async () => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.emulateMedia({ colorScheme: "light" });
    await expectTheme(page, "dark");
  });

  await test.step("it stays when the route changes and after a reload", async () => {
    await navigationLink(page, "About").click();
    await expect(page).toHaveURL("/about");
    await expectTheme(page, "dark");
    await page.reload();
    await expectTheme(page, "dark");
  });

  await themeToggle(page, "light").click();
  await expectTheme(page, "light");
  expect(await saved(page)).toBe("true");
});

for (const [what, spoil] of [
  ["is refused", "refuse"],
  ["holds rubbish", "rubbish"],
] as const) {
  test(`where storage ${what}, the site works and follows the system`, async ({
    page,
    visit,
  }) => {
    await page.addInitScript(
      ([key, how]) => {
        if (how === "rubbish") {
          if (localStorage.length === 0) localStorage.setItem(key, "maybe");
          return;
        }
        for (const name of ["localStorage", "sessionStorage"]) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException("refused", "SecurityError");
            },
          });
        }
      },
      [KEY, spoil] as const,
    );
    await page.emulateMedia({ colorScheme: "dark" });
    await visit("/terms");
    await expectTheme(page, "dark");
    await showTheme(page, "light");
    await themeToggle(page, "dark").click();
    await expectTheme(page, "dark");
    await navigationLink(page, "About").click();
    await expect(page).toHaveURL("/about");
    await page.goBack();
    await expect(page).toHaveURL("/terms");
    await expectTheme(page, "dark");
  });
}
