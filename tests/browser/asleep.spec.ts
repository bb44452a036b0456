import type { Page } from "@playwright/test";

import { bar, hamburger } from "./bar";
import { dialog, field, openDialog } from "./contactParts";
import { isMarkedDocument, markDocument } from "./look";
import { ready } from "./prepare";
import { expect, test } from "./test";

const body = (page: Page) => page.locator("body");

/** Leaves for another document and comes back to this one, which slept. */
async function sleep(page: Page, meanwhile?: () => Promise<void>) {
  await markDocument(page);
  await page.goto("/robots.txt");
  await meanwhile?.();
  // A page that wakes does not load again.
  await page.goBack({ waitUntil: "commit" });
  expect(await isMarkedDocument(page)).toBe(true);
}

test("a page that was left sleeps, and wakes as it was", async ({
  page,
  visit,
}) => {
  await visit("/");
  await sleep(page);
  await ready(page);
  const toggle = bar(page).getByRole("button", { name: /dark mode/i });
  await toggle.click();
  await expect(body(page)).toHaveClass("dark-mode");
});

test("a theme chosen elsewhere meanwhile is taken up", async ({
  context,
  page,
  visit,
}) => {
  await visit("/");
  await expect(body(page)).toHaveClass("light-mode");
  await sleep(page, async () => {
    const other = await context.newPage();
    await other.goto("/about");
    await ready(other);
    await bar(other)
      .getByRole("button", { name: /dark mode/i })
      .click();
    await other.close();
  });
  await expect(body(page)).toHaveClass("dark-mode");
  await expect(
    bar(page).getByRole("button", { name: /light mode/i }),
  ).toBeVisible();
});

test("a dialog that was open is open still, and closes", async ({
  page,
  visit,
}) => {
  await visit("/");
  await openDialog(page);
  await field(page, "Full Name *").fill("Ada");
  await sleep(page);
  await expect(dialog(page)).toBeVisible();
  await expect(field(page, "Full Name *")).toHaveValue("Ada");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator("html")).not.toHaveClass(/scroll-locked/);
});

test("the way back from a section's link finds the menu closed or in use", async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit("/");
  await hamburger(page).click();
  await sleep(page);
  await expect(hamburger(page)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(hamburger(page)).toHaveAttribute("aria-expanded", "false");
  await expect(page.locator("html")).not.toHaveClass(/scroll-locked/);
});
