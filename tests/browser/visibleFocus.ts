import type { Page } from "@playwright/test";

import { type Device, showTheme } from "./appearances";
import { faultsOf, focusStop, type FocusStop, tabStops } from "./focusStop";
import { paintIn } from "./paint";
import { expect } from "./test";

/** What a key passes when it is pressed a number of times. */
async function walk(page: Page, key: "Tab" | "Shift+Tab", times: number) {
  const paint = await paintIn(page);
  const stops: FocusStop[] = [];
  for (let count = 0; count < times; count += 1) {
    await page.keyboard.press(key);
    const stop = await focusStop(page, paint);
    if (stop) stops.push(stop);
  }
  return stops;
}

/**
 * Goes through all that takes the focus. On a desktop, where most keyboards
 * are, there in the light and back in the dark; on a phone there in the dark.
 */
export async function expectVisibleFocus(
  page: Page,
  inside: string,
  device: Device,
) {
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
