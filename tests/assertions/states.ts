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
  /** The part that changes. */
  inside: string;
  /** The only device that has it. */
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

/** What visitors can open, one after the other. */
export const openStates: State[] = [
  {
    name: "dropdown",
    // On Home, a robot that looks at the mouse is behind it.
    path: "/teams",
    inside: `${menu} li:has(> [aria-expanded=true]) ul`,
    on: "desktop",
    open: openTeams,
  },
  {
    name: "mobile-menu",
    path: "/",
    inside: menu,
    on: "phone",
    async open(page) {
      await hamburger(page).click();
      await openTeams(page);
    },
  },
  {
    name: "question",
    path: "/",
    inside: "#faqs :has(> div > h3)",
    async open(page) {
      await page.keyboard.press("Escape");
      const { question, answer } = faqs.faqs[0] ?? {};
      await page.getByRole("button", { name: question }).click();
      await expect(page.getByText(answer ?? "")).toBeVisible();
    },
  },
  { name: "contact-dialog", path: "/", inside: "dialog", open: openDialog },
  {
    name: "error",
    path: "/",
    inside: "dialog [role=alert]",
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
    inside: "dialog [role=status]",
    async open(page) {
      await field(page, "Purpose *").fill("Hello there");
      await keepDialogOpen(page);
      await submitButton(page).click();
      await expect(contactDialog(page).getByText(SUCCESS)).toBeVisible();
    },
  },
];
