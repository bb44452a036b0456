import { expect, type Page } from "@playwright/test";

import { AUTO_CLOSE_MS } from "../../src/contact/useContactForm";
import faqs from "../fixtures/site/faqs.json";
import type { viewports } from "../drivers/appearances";
import {
  contactDialog,
  ERROR,
  field,
  fillForm,
  fillUnsendablePurpose,
  openDialog,
  submitButton,
  SUCCESS,
} from "../drivers/contactDialog";
import {
  dropdownButton,
  hamburger,
  navigationLink,
} from "../drivers/navigationBar";

type Device = keyof typeof viewports;

export interface State {
  name: string;
  path: string;
  /** The selector of the elements that the state changes. */
  selector: string;
  /** The only device with this state. Undefined for a state on all devices. */
  on?: Device;
  open: (page: Page) => Promise<void>;
}

const menu = "nav[aria-label=Main]";

async function openTeams(page: Page) {
  await dropdownButton(page, "Teams").click();
  await expect(navigationLink(page, "Tech")).toBeVisible();
}

/** Disables the timer that closes the dialog after success. */
const keepDialogOpen = (page: Page) =>
  page.evaluate((closingMs) => {
    const later = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (run: () => void, ms?: number) =>
        ms === closingMs ? 0 : later(run, ms),
    });
  }, AUTO_CLOSE_MS);

/** The states that visitors can open, in the order of the test. */
export const openStates: State[] = [
  {
    name: "dropdown",
    // On Home, a robot behind the dropdown would follow the mouse.
    path: "/teams",
    selector: `${menu} li:has(> [aria-expanded=true]) ul`,
    on: "desktop",
    open: openTeams,
  },
  {
    name: "mobile-menu",
    path: "/",
    selector: menu,
    on: "phone",
    async open(page) {
      await hamburger(page).click();
      await openTeams(page);
    },
  },
  {
    name: "question",
    path: "/",
    selector: "#faqs :has(> div > h3)",
    async open(page) {
      await page.keyboard.press("Escape");
      const { question, answer } = faqs.faqs[0] ?? {};
      await page.getByRole("button", { name: question }).click();
      await expect(page.getByText(answer ?? "")).toBeVisible();
    },
  },
  { name: "contact-dialog", path: "/", selector: "dialog", open: openDialog },
  {
    name: "error",
    path: "/",
    selector: "dialog [role=alert]",
    async open(page) {
      await fillForm(page);
      await fillUnsendablePurpose(page);
      await submitButton(page).click();
      await expect(contactDialog(page).getByText(ERROR)).toBeVisible();
    },
  },
  {
    name: "success",
    path: "/",
    selector: "dialog [role=status]",
    async open(page) {
      await field(page, "Purpose *").fill("Hello there");
      await keepDialogOpen(page);
      await submitButton(page).click();
      await expect(contactDialog(page).getByText(SUCCESS)).toBeVisible();
    },
  },
];
