import type { Page } from "@playwright/test";

import { AUTO_CLOSE_MS } from "../../src/contact/useContactForm";
import faqs from "../fixtures/site/faqs.json";
import { type Device, devices, viewports } from "./appearances";
import { expectAccessible } from "./axe";
import { navigationLink, dropdownButton, hamburger } from "./navigationBar";
import {
  contactDialog,
  ERROR,
  fillForm,
  fillUnsendablePurpose,
  openDialog,
  submitButton,
  SUCCESS,
} from "./contactDialog";
import { movingElements } from "./movingElements";
import { horizontalOverflow, elementsOutside } from "./overflow";
import { expect, test } from "./test";
import { expectVisibleFocus } from "./visibleFocus";

/** Disables the timer that closes the dialog after success. */
const keepDialogOpen = (page: Page) =>
  page.evaluate((closingMs) => {
    const later = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (run: () => void, ms?: number) =>
        ms === closingMs ? 0 : later(run, ms),
    });
  }, AUTO_CLOSE_MS);

const menu = "nav[aria-label=Main]";

/** What visitors can open, and on which devices it differs. */
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
      await expect(navigationLink(page, "Tech")).toBeVisible();
    },
  ],
  [
    "mobile-menu",
    ["phone"],
    menu,
    async (page) => {
      await hamburger(page).click();
      await dropdownButton(page, "Teams").click();
      await expect(navigationLink(page, "Tech")).toBeVisible();
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
      await fillForm(page);
      await keepDialogOpen(page);
      await submitButton(page).click();
      await expect(contactDialog(page).getByText(SUCCESS)).toBeVisible();
    },
  ],
  [
    "message-of-error",
    devices,
    "dialog",
    async (page) => {
      await openDialog(page);
      await fillForm(page);
      await fillUnsendablePurpose(page);
      await submitButton(page).click();
      await expect(contactDialog(page).getByText(ERROR)).toBeVisible();
    },
  ],
];

for (const device of devices) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport: viewports[device] });

    for (const [name, on, inside, open] of states) {
      if (!on.includes(device)) continue;
      test(`the open ${name} is still, accessible and inside the window`, async ({
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
          expect.soft(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
          expect.soft(await elementsOutside(page)).toEqual([]);
        }
        await expectAccessible(page, inside);
        await expectVisibleFocus(page, inside);
      });
    }
  });
}
