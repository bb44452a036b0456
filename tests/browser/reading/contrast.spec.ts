import type { Page } from "@playwright/test";

import { devices, showTheme, themes, windows } from "../appearances";
import { axeFindings, colourRules } from "../axe";
import { leastContrast } from "../colour";
import { lostPage, pages } from "../content";
import { paintIn } from "../paint";
import { expect, test } from "../sharedTab";

/** Every icon of the page with its contrast with what it stands on. */
async function iconContrasts(page: Page) {
  const icons = await page.evaluate(
    (paint) =>
      [...document.querySelectorAll("svg:has(use[href*='icons'])")]
        .filter((icon) => icon.checkVisibility({ visibilityProperty: true }))
        .map((icon) => {
          const stack: string[][] = [];
          for (let at = icon.parentElement; at; at = at.parentElement) {
            stack.push(...paint(at));
          }
          return {
            name: icon.querySelector("use")?.getAttribute("href"),
            fill: getComputedStyle(icon).fill,
            stack,
          };
        }),
    await paintIn(page),
  );
  return icons.map(({ name, fill, stack }) => ({
    name: name?.split("#")[1],
    ratio: leastContrast(fill, stack),
  }));
}

async function expectReadableIcons(page: Page) {
  const icons = await iconContrasts(page);
  expect(icons.length).toBeGreaterThan(0);
  expect(icons.filter(({ ratio }) => ratio < 3)).toEqual([]);
}

for (const { path } of [...pages, lostPage]) {
  test(`every icon of ${path} has 3:1`, async ({ read }) => {
    const page = await read(path);
    for (const theme of themes) {
      await showTheme(page, theme);
      await expectReadableIcons(page);
    }
  });
}

test.describe("forced colours", () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active" }));

  test("leave all text and icons readable", async ({ page, visitAll }) => {
    await visitAll(async () => {
      for (const device of devices) {
        await page.setViewportSize(windows[device]);
        await expectReadableIcons(page);
        expect(await axeFindings(page, "html", colourRules)).toEqual([]);
      }
    });
  });

  test("leave land, arcs and the timeline's line on the page", async ({
    page,
    visit,
  }) => {
    await visit("/");
    const { ground, drawn } = await page.evaluate(() => {
      const paths = document.querySelectorAll("#collaborate svg path");
      return {
        ground: getComputedStyle(document.body).backgroundColor,
        drawn: [
          ...[...paths].map((path) => getComputedStyle(path).stroke),
          ...[...document.querySelectorAll("#features li")].map(
            (item) => getComputedStyle(item, "::before").backgroundColor,
          ),
        ],
      };
    });
    expect(drawn.length).toBeGreaterThan(8);
    const faint = drawn.filter(
      (colour) => leastContrast(colour, [[ground]]) < 3,
    );
    expect(faint).toEqual([]);
  });
});
