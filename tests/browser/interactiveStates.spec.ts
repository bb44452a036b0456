import type { Page } from "@playwright/test";

import { AUTO_CLOSE_MS } from "../../src/contact/useContactForm";
import faqs from "../fixtures/site/faqs.json";
import { showTheme, viewports } from "../page/appearances";
import { axeViolations, colorRules } from "../page/axe";
import {
  navigationLink,
  dropdownButton,
  hamburger,
} from "../page/navigationBar";
import {
  contactDialog,
  ERROR,
  field,
  fillForm,
  fillUnsendablePurpose,
  openDialog,
  submitButton,
  SUCCESS,
} from "../page/contactDialog";
import { movingElements } from "../page/movingElements";
import { horizontalOverflow, elementsOutside } from "../page/overflow";
import { expect, test } from "../page/test";
import { expectVisibleFocus } from "../page/visibleFocus";

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

interface State {
  name: string;
  inside: string;
  open: (page: Page) => Promise<void>;
}

/** What visitors can open, one after the other: first on a desktop, then on a phone. */
const states: State[] = [
  {
    name: "dropdown",
    inside: `${menu} li:has(> [aria-expanded=true]) ul`,
    async open(page) {
      await dropdownButton(page, "Teams").click();
      await expect(navigationLink(page, "Tech")).toBeVisible();
    },
  },
  {
    name: "mobile-menu",
    inside: menu,
    async open(page) {
      await page.setViewportSize(viewports.phone);
      await hamburger(page).click();
      await dropdownButton(page, "Teams").click();
      await expect(navigationLink(page, "Tech")).toBeVisible();
    },
  },
  {
    name: "question",
    inside: "#faqs",
    async open(page) {
      await page.keyboard.press("Escape");
      const { question, answer } = faqs.faqs[0] ?? {};
      await page.getByRole("button", { name: question }).click();
      await expect(page.getByText(answer ?? "")).toBeVisible();
      // Tab enters the section.
      await page.keyboard.press("Shift+Tab");
    },
  },
  { name: "contact-dialog", inside: "dialog", open: openDialog },
  {
    name: "message of error",
    inside: "dialog [role=alert]",
    async open(page) {
      await fillForm(page);
      await fillUnsendablePurpose(page);
      await submitButton(page).click();
      await expect(contactDialog(page).getByText(ERROR)).toBeVisible();
    },
  },
  {
    name: "message of success",
    inside: "dialog [role=status]",
    async open(page) {
      await field(page, "Purpose *").fill("Hello there");
      await keepDialogOpen(page);
      await submitButton(page).click();
      await expect(contactDialog(page).getByText(SUCCESS)).toBeVisible();
    },
  },
];

test("what opens is still, accessible and inside the window", async ({
  page,
  visit,
}) => {
  await visit("/");
  for (const { name, inside, open } of states) {
    await test.step(name, async () => {
      await open(page);
      expect.soft(await movingElements(page)).toEqual([]);
      expect(await axeViolations(page, inside)).toEqual([]);
      await showTheme(page, "dark");
      expect(await axeViolations(page, inside, colorRules)).toEqual([]);
      await showTheme(page, "light");
      if (!name.startsWith("message")) await expectVisibleFocus(page, inside);
      if (["mobile-menu", "contact-dialog"].includes(name)) {
        await expect
          .soft(page.locator(inside))
          .toMatchAriaSnapshot({ name: `${name}.aria.yml` });
      }
      if (name === "dropdown") return;
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
      expect.soft(await elementsOutside(page)).toEqual([]);
      await page.setViewportSize(viewports.phone);
    });
  }
});
