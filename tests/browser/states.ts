import type { Page } from "@playwright/test";

import faqs from "../fixtures/site/faqs.json";
import navigation from "../fixtures/site/navigation.json";
import { AUTO_CLOSE_MS } from "../../src/contact/useContactForm";
import { type Device, devices } from "./appearances";
import { bar } from "./bar";
import {
  dialog,
  ERROR,
  fillIn,
  openDialog,
  submit,
  SUCCESS,
} from "./contactParts";
import { expect } from "./test";

/** Something that visitors open on a page. */
export interface State {
  name: string;
  /** Where it can be opened, which leads to the same on every page. */
  devices: Device[];
  /** Selects what is open then. */
  inside: string;
  /** Where it is written down what a screen reader finds then. */
  snapshot?: string;
  /** Opens it on the home page, which was loaded before. */
  open: (page: Page) => Promise<void>;
}

const dropdown = "nav[aria-label=Main] li:has(> [aria-expanded=true]) ul";
const menu = "nav[aria-label=Main]";

async function expand(page: Page, name: string) {
  const button = page.getByRole("button", { name, exact: true });
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "true");
}

async function openMenu(page: Page) {
  await bar(page).getByRole("button", { name: navigation.openMenu }).click();
  await expect(
    bar(page).getByRole("button", { name: navigation.closeMenu }),
  ).toBeVisible();
}

/** Half a character cannot be written into an address, so sending fails. */
const spoilMessage = (page: Page) =>
  page.locator("dialog textarea").evaluate((area) => {
    const { prototype } = HTMLTextAreaElement;
    const value = Object.getOwnPropertyDescriptor(prototype, "value");
    value?.set?.call(area, "\ud83d");
    area.dispatchEvent(new Event("input", { bubbles: true }));
  });

/** Lets the timer that closes the dialog after success never strike. */
const keepDialog = (page: Page) =>
  page.evaluate((closingMs) => {
    const later = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (run: () => void, ms?: number) =>
        ms === closingMs ? 0 : later(run, ms),
    });
  }, AUTO_CLOSE_MS);

const dropdowns = navigation.items
  .filter(({ subsections }) => subsections)
  .map(({ label }) => ({
    label,
    button: navigation.sectionsButton.replace("{label}", label),
  }));

/** Every state of the site that is not there when a page has loaded. */
export const states: State[] = [
  ...dropdowns.map(({ label, button }) => ({
    name: `the dropdown of ${label}`,
    devices: ["desktop" as const],
    inside: dropdown,
    open: (page: Page) => expand(page, button),
  })),
  {
    name: "the mobile menu",
    snapshot: "mobile-menu",
    devices: ["phone"],
    inside: menu,
    open: openMenu,
  },
  ...dropdowns.map(({ label, button }) => ({
    name: `the sections of ${label} in the mobile menu`,
    devices: ["phone" as const],
    inside: menu,
    open: async (page: Page) => {
      await openMenu(page);
      await expand(page, button);
    },
  })),
  {
    name: "a question",
    devices,
    inside: "#faqs",
    open: (page) => expand(page, faqs.faqs[0]?.question ?? ""),
  },
  {
    name: "the contact dialog",
    devices,
    snapshot: "contact-dialog",
    inside: "dialog",
    open: openDialog,
  },
  {
    name: "the message of success",
    devices,
    inside: "dialog",
    open: async (page) => {
      await openDialog(page);
      await fillIn(page);
      await keepDialog(page);
      await submit(page).click();
      await expect(dialog(page).getByText(SUCCESS)).toBeVisible();
    },
  },
  {
    name: "the message of error",
    devices,
    inside: "dialog",
    open: async (page) => {
      await openDialog(page);
      await fillIn(page);
      await spoilMessage(page);
      await submit(page).click();
      await expect(dialog(page).getByText(ERROR)).toBeVisible();
    },
  },
];

/** The states that can be opened on a device. */
export const statesOn = (device: Device) =>
  states.filter((state) => state.devices.includes(device));
