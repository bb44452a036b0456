import type { Page } from "@playwright/test";

import navigation from "../fixtures/site/navigation.json";
import site from "../fixtures/site/site.json";
import { boxOf } from "../drivers/boxOf";
import {
  navigationBar,
  navigationLink,
  dropdownButton,
  hamburger,
  navigationItem,
  itemsWithDropdown,
} from "../drivers/navigationBar";
import { collectLoads } from "../drivers/routing";
import {
  expectScrollPosition,
  scrollPosition,
  scrollTo,
  wheel,
} from "../drivers/scrolling";
import { expect, test } from "../drivers/test";

test.use({ motion: true, viewport: { width: 390, height: 844 } });

const closeButton = (page: Page) =>
  navigationBar(page).getByRole("button", { name: /close/i });

/** The tab stops of the open menu, in order. */
const stops = [
  "GAINOVA home",
  "Switch to dark mode",
  "Close menu",
  ...navigation.items.flatMap(({ label, subsections }) =>
    subsections ? [label, `${label} sections`] : [label],
  ),
  ...[...site.connect.accounts, ...site.follow.accounts].map((it) => it.label),
  navigation.contact,
];

/** Presses a key several times. Returns the accessible names of the focused elements. */
async function focusedBy(page: Page, key: string, presses: number) {
  await page.evaluate(() => {
    const names: string[] = [];
    Object.assign(window, { names });
    addEventListener("focusin", ({ target }) => {
      const { ariaLabel, innerText } = target as HTMLElement;
      names.push(ariaLabel ?? innerText.trim());
    });
  });
  for (let count = 0; count < presses; count += 1) {
    await page.keyboard.press(key);
  }
  return page.evaluate<string[]>("names");
}

async function openMenu(page: Page) {
  await hamburger(page).click();
  await expect(hamburger(page)).toHaveAttribute("aria-expanded", "true");
  await expect(navigationLink(page, "About")).toBeVisible();
}

async function expectClosed(page: Page) {
  await expect(hamburger(page)).toHaveAttribute("aria-expanded", "false");
  await expect(navigationLink(page, "About")).toBeHidden();
}

test("covers the page and traps the focus until Escape", async ({
  page,
  visit,
}) => {
  await visit("/terms");
  await hamburger(page).press("Enter");
  await expect(closeButton(page)).toBeFocused();
  for (const [key, round] of [
    ["Tab", [...stops.slice(3), ...stops.slice(0, 3)]],
    [
      "Shift+Tab",
      [...stops.slice(0, 2).reverse(), ...stops.slice(2).reverse()],
    ],
  ] as const) {
    expect.soft(await focusedBy(page, key, round.length)).toEqual(round);
  }
  await expect.soft(page.getByRole("main")).toBeHidden();
  await expect.soft(page.getByRole("contentinfo")).toBeHidden();
  await expect.soft(page.locator("a[href='#main']")).toBeHidden();

  for (const { label, sections } of itemsWithDropdown) {
    const button = dropdownButton(page, label);
    await navigationItem(page, label).hover();
    await expect.soft(button).toHaveAttribute("aria-expanded", "false");
    await button.click();
    await hamburger(page).focus();
    await expect.soft(button).toHaveAttribute("aria-expanded", "true");
    await expect
      .soft(navigationItem(page, label).getByRole("listitem"))
      .toHaveText(sections);
  }

  await page.keyboard.press("Escape");
  await expectClosed(page);
  await expect(hamburger(page)).toBeFocused();
  await expect(page.getByRole("main")).toBeVisible();
  await openMenu(page);
  await expect(dropdownButton(page, "Teams")).toHaveAttribute(
    "aria-expanded",
    "false",
  );
});

/** Stops all transitions. */
async function stopTransitions(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
}

/** Ends the bar's transitions. Returns the durations of its opacity transitions, in ms. */
const endFade = (page: Page) =>
  navigationBar(page).evaluate((nav) => {
    const transitions = nav
      .getAnimations({ subtree: true })
      .filter((it) => it instanceof CSSTransition);
    transitions.forEach((it) => it.finish());
    return transitions
      .filter((it) => it.transitionProperty === "opacity")
      .map(({ effect }) => effect?.getComputedTiming().endTime);
  });

test("plays a closing animation of 600 ms", async ({ page, visit }) => {
  await visit("/terms");
  await openMenu(page);
  await dropdownButton(page, "Teams").click();
  await endFade(page);
  const link = navigationLink(page, "Features");
  const place = await link.boundingBox();
  await stopTransitions(page);
  await closeButton(page).click();
  await expect(hamburger(page)).toHaveAttribute("aria-expanded", "false");
  await expect(page.getByRole("main")).toBeVisible();
  await expect(link).toBeVisible();
  expect(await link.boundingBox()).toEqual(place);
  expect(await endFade(page)).toContain(600);
  await expectClosed(page);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await openMenu(page);
  await closeButton(page).click();
  await expectClosed(page);
});

test("closes when the bar has room", async ({ page, visit }) => {
  const session = await page.context().newCDPSession(page);
  const setTextSize = (standard: number) =>
    session.send("Page.setFontSizes", { fontSizes: { standard, fixed: 13 } });
  const resize = (width: number) =>
    page.setViewportSize({ width, height: 844 });
  const expectBar = async () => {
    await expect(hamburger(page)).toBeHidden();
    await expect(navigationLink(page, "About")).toBeVisible();
    await expect(page.getByRole("main")).toBeVisible();
    await expect(page.locator("body")).not.toHaveCSS("overflow", "hidden");
  };
  await visit("/terms");
  await openMenu(page);
  await resize(767);
  await expect(hamburger(page)).toHaveAttribute("aria-expanded", "true");
  await resize(768);
  await expectBar();
  await setTextSize(24);
  await expectClosed(page);
  await openMenu(page);
  await setTextSize(16);
  await expectBar();
});

test("locks scrolling without a jump and closes on navigation", async ({
  page,
  visit,
}) => {
  await visit("/terms");
  const loads = collectLoads(page);
  await openMenu(page);
  await navigationLink(page, "Teams").click();
  await expect(page).toHaveURL("/teams");
  await expectClosed(page);
  await expect(page.locator("#teams-hero")).toBeInViewport();

  await openMenu(page);
  await page.goBack();
  await expect(page).toHaveURL("/terms");
  await expectClosed(page);

  await openMenu(page);
  await navigationBar(page).getByText("Contact Us").click();
  await expect(page.locator("#contact")).toBeInViewport({ ratio: 0.5 });
  expect(loads).toEqual([]);

  await visit("/");
  await scrollTo(page, 700);
  const top = async () => (await boxOf(page.locator("#goal"))).y;
  const before = await top();
  await openMenu(page);
  await page.mouse.move(195, 600);
  await wheel(page, 500, true);
  await page.keyboard.press("End");
  await expect(navigationLink(page, "About")).toBeVisible();
  expect(await top()).toBe(before);
  await closeButton(page).click();
  await expectClosed(page);
  expect(await scrollPosition(page)).toBe(700);
  await wheel(page, 200);
  await expectScrollPosition(page, 900);
});
