import type { Page } from "@playwright/test";

import { leastContrast } from "./colour";
import { paintIn } from "./paint";
import { expect } from "./test";

/** Expects every icon of the page to have 3:1 with what it stands on. */
export async function expectReadableIcons(page: Page) {
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
  expect(icons.length).toBeGreaterThan(0);
  const faint = icons.filter(
    ({ fill, stack }) => leastContrast(fill, stack) < 3,
  );
  expect.soft(faint.map(({ name }) => name)).toEqual([]);
}
