import type { Page } from "@playwright/test";

import { type Device, devices, showTheme, windows } from "./appearances";
import { lostPage, pages } from "./content";
import { faultsOf, focusStop, type FocusStop, tabStops } from "./focusStop";
import { statesOn } from "./states";
import { expect, test } from "./test";

/** What a key passes when it is pressed a number of times. */
async function walk(page: Page, key: "Tab" | "Shift+Tab", times: number) {
  const stops: FocusStop[] = [];
  for (let count = 0; count < times; count += 1) {
    await page.keyboard.press(key);
    const stop = await focusStop(page);
    if (stop) stops.push(stop);
  }
  return stops;
}

/**
 * Goes through all that takes the focus. On a desktop, where most keyboards
 * are, there in the light and back in the dark; on a phone there in the dark.
 */
async function expectVisibleFocus(page: Page, inside: string, device: Device) {
  const amount = await tabStops(page, inside);
  expect(amount).toBeGreaterThan(0);
  if (device === "phone") await showTheme(page, "dark");
  // The focus may be in the midst of a dialog, and takes a turn in the browser.
  const there = await walk(
    page,
    "Tab",
    inside === "dialog" ? amount + 1 : amount,
  );
  expect(new Set(there.map(({ id }) => id)).size).toBe(amount);
  expect(there.flatMap(faultsOf)).toEqual([]);
  if (device === "phone") return;
  await showTheme(page, "dark");
  const back = await walk(page, "Shift+Tab", amount);
  expect(back.flatMap(faultsOf)).toEqual([]);
}

for (const device of devices) {
  test.describe(`on a ${device}`, () => {
    test.use({
      viewport: windows[device],
      contextOptions: { reducedMotion: "reduce" },
    });

    for (const { path } of [...pages, lostPage]) {
      test(`the focus shows everywhere on ${path}`, async ({ page, visit }) => {
        await visit(path);
        await expectVisibleFocus(page, "body", device);
      });
    }

    for (const { name, inside, open } of statesOn(device)) {
      test(`the focus shows everywhere with ${name}`, async ({
        page,
        visit,
      }) => {
        await visit("/");
        await open(page);
        await expectVisibleFocus(page, inside, device);
      });
    }
  });
}
