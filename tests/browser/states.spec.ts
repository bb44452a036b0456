import type { Page } from "@playwright/test";

import { AUTO_CLOSE_MS } from "../../src/contact/useContactForm";
import faqs from "../fixtures/site/faqs.json";
import { type Device, devices, windows } from "./appearances";
import { expectAccessible } from "./axe";
import { barLink, dropdownButton, hamburger } from "./bar";
import {
  dialog,
  ERROR,
  fillIn,
  fillInUnsendable,
  openDialog,
  submit,
  SUCCESS,
} from "./contactParts";
import { movingElements } from "./movingElements";
import { excess, outside } from "./overflow";
import { expect, test } from "./test";
import { expectVisibleFocus } from "./visibleFocus";

/** Keeps the timer that closes the dialog after success from firing. */
const keepDialogOpen = (page: Page) =>
  page.evaluate((closingMs) => {
    const later = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (run: () => void, ms?: number) =>
        ms === closingMs ? 0 : later(run, ms),
    });
  }, AUTO_CLOSE_MS);

const menu = "nav[aria-label=Main]";

/** What visitors can open: where it differs, what it shows, and how. */
const states: [
  name: string,
  devices: Device[],
  inside: string,
  open: (page: Page) => Promise<void>,
][] = [
  [
    "dropdown",
    ["desktop"],
    `${menu} li:has(> [aria-expanded=true]) ul`,
    async (page) => {
      await dropdownButton(page, "Teams").click();
      await expect(barLink(page, "Tech")).toBeVisible();
    },
  ],
  [
    "mobile-menu",
    ["phone"],
    menu,
    async (page) => {
      await hamburger(page).click();
      await dropdownButton(page, "Teams").click();
      await expect(barLink(page, "Tech")).toBeVisible();
    },
  ],
  [
    "question",
    devices,
    "#faqs",
    async (page) => {
      const { question, answer } = faqs.faqs[0] ?? {};
      await page.getByRole("button", { name: question }).click();
      await expect(page.getByText(answer ?? "")).toBeVisible();
    },
  ],
  ["contact-dialog", devices, "dialog", openDialog],
  [
    "message-of-success",
    devices,
    "dialog",
    async (page) => {
      await openDialog(page);
      await fillIn(page);
      await keepDialogOpen(page);
      await submit(page).click();
      await expect(dialog(page).getByText(SUCCESS)).toBeVisible();
    },
  ],
  [
    "message-of-error",
    devices,
    "dialog",
    async (page) => {
      await openDialog(page);
      await fillIn(page);
      await fillInUnsendable(page);
      await submit(page).click();
      await expect(dialog(page).getByText(ERROR)).toBeVisible();
    },
  ],
];

for (const device of devices) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport: windows[device] });

    for (const [name, on, inside, open] of states) {
      if (!on.includes(device)) continue;
      test(`the open ${name} does not move, is accessible and fits the window`, async ({
        page,
        visit,
      }) => {
        await visit("/");
        await open(page);
        expect.soft(await movingElements(page)).toEqual([]);
        if (["mobile-menu", "contact-dialog"].includes(name)) {
          await expect
            .soft(page.locator(inside))
            .toMatchAriaSnapshot({ name: `${name}.aria.yml` });
        }
        if (device === "phone") {
          await page.setViewportSize({ width: 320, height: 640 });
          expect.soft(await excess(page)).toBeLessThanOrEqual(0);
          expect.soft(await outside(page)).toEqual([]);
        }
        await expectAccessible(page, inside);
        await expectVisibleFocus(page, inside);
      });
    }
  });
}
