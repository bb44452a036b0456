import type { Page } from "@playwright/test";

import { devices, windows } from "./appearances";
import { expectAccessible } from "./axe";
import { movements } from "./movements";
import { excess, outside } from "./overflow";
import { statesOn } from "./states";
import { expect, test } from "./test";
import { expectVisibleFocus } from "./visibleFocus";

/** All of it is in the window, even in the narrowest. */
async function expectInWindow(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await excess(page)).toBeLessThanOrEqual(0);
  expect(await outside(page)).toEqual([]);
  await page.setViewportSize(windows.phone);
}

for (const device of devices) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport: windows[device] });

    for (const { name, devices: on, inside, open, snapshot } of statesOn(
      device,
    )) {
      test(`${name} comes without motion, has no finding and shows the focus everywhere`, async ({
        page,
        visit,
      }) => {
        await visit("/");
        await open(page);
        if (snapshot && device === on[0]) {
          await expect
            .soft(page.locator("body"))
            .toMatchAriaSnapshot({ name: `${snapshot}.aria.yml` });
        }
        expect(await movements(page)).toEqual([]);
        if (device === "phone") await expectInWindow(page);
        await expectAccessible(page, inside);
        await expectVisibleFocus(page, inside, device);
      });
    }
  });
}
