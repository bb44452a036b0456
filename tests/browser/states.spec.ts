import type { Page } from "@playwright/test";

import { showTheme, viewports } from "../drivers/appearances";
import { axeViolations, colorRules } from "../assertions/axe";
import { boxOf } from "../drivers/boxOf";
import { submitButton } from "../drivers/contactDialog";
import { movingElements } from "../assertions/movingElements";
import { elementsOutside, horizontalOverflow } from "../assertions/overflow";
import { findUnreachedByWheel } from "../assertions/reach";
import { openStates, type State } from "../assertions/states";
import { expect, test } from "../drivers/test";
import { expectVisibleFocus } from "../assertions/visibleFocus";

/** The height of a phone's viewport in landscape, in px. */
const LOW = 420;

/** States that show a message. A message has no focusable elements. */
const messages = ["error", "success"];

async function expectMessageBelowButton(page: Page, { selector }: State) {
  await test.step("shows the message beneath the button", async () => {
    const button = await boxOf(submitButton(page));
    const message = await boxOf(page.locator(selector));
    expect.soft(message.y).toBeGreaterThan(button.y + button.height);
  });
}

async function expectReach(page: Page, { selector }: State) {
  await test.step("shows each control and message in a low window", async () => {
    const viewport = page.viewportSize() ?? viewports.desktop;
    await page.setViewportSize({ ...viewport, height: LOW });
    const missed = await findUnreachedByWheel(page, selector);
    expect(missed.map(({ name }) => name)).toEqual([]);
    await page.setViewportSize(viewport);
  });
}

async function expectAccessible(page: Page, { name, selector }: State) {
  await test.step("stands still with reduced motion", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    // Waits until running transitions have ended.
    await expect.poll(() => movingElements(page)).toEqual([]);
  });
  await test.step("passes axe in both themes", async () => {
    expect(await axeViolations(page, selector)).toEqual([]);
    await showTheme(page, "dark");
    expect(await axeViolations(page, selector, colorRules)).toEqual([]);
    await showTheme(page, "light");
  });
  if (messages.includes(name)) return;
  await test.step("shows the focus", async () => {
    // Moves the focus before the section, so that Tab enters the section.
    if (name === "question") await page.keyboard.press("Shift+Tab");
    await expectVisibleFocus(page, selector);
  });
}

async function expectNarrowFit(page: Page) {
  await test.step("fits into a width of 320 px", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    expect.soft(await elementsOutside(page)).toEqual([]);
  });
}

for (const [device, viewport] of Object.entries(viewports)) {
  const isMobile = device === "phone";

  test.describe(`on a ${device}`, () => {
    test.use({ viewport, isMobile, hasTouch: isMobile, motion: true });

    test("is usable in each state that visitors can open", async ({
      page,
      visit,
    }) => {
      for (const state of openStates) {
        const { name, path, on = device, open } = state;
        if (on !== device) continue;
        await test.step(name, async () => {
          await page.emulateMedia({ reducedMotion: "no-preference" });
          await page.setViewportSize(viewport);
          if (new URL(page.url()).pathname !== path) await visit(path);
          await open(page);
          if (messages.includes(name)) {
            await expectMessageBelowButton(page, state);
          }
          // Answers scroll with the page.
          if (name !== "question") await expectReach(page, state);
          // Only desktops have the dropdown. For all other states, phones are enough.
          if (isMobile || name === "dropdown") {
            await expectAccessible(page, state);
          }
          if (isMobile) await expectNarrowFit(page);
        });
      }
    });
  });
}
