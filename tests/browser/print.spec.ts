import { contactDialog, openDialog } from "../drivers/contactDialog";
import { hamburger } from "../drivers/navigationBar";
import {
  fillTeams,
  PAPER,
  printFaults,
  skipWithoutReader,
} from "../assertions/printedCards";
import { expect, test } from "../drivers/test";

test("prints the whole page whatever is open", async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const title = page.getByRole("heading", { level: 1 });
  const footer = page.getByRole("contentinfo");
  for (const open of [() => hamburger(page).click(), () => openDialog(page)]) {
    await visit("/");
    await open();
    await expect(page.locator("body[data-locked]")).toHaveCount(1);
    await page.emulateMedia({ media: "print" });
    await expect(title).toBeVisible();
    await expect(footer).toBeVisible();
    await expect(contactDialog(page)).toBeHidden();
    await expect(page.locator("body")).toHaveCSS("overflow", "visible");
    await page.emulateMedia({ media: "screen" });
  }
});

test("prints no card across two pages @test:all", async ({ page, visit }) => {
  skipWithoutReader();
  for (const members of ["5", "9", "14"]) {
    await visit("/teams");
    const marks = await page.evaluate(fillTeams, members);
    for (const landscape of [false, true]) {
      const pdf = await page.pdf({ ...PAPER, landscape });
      expect(printFaults(pdf, marks), `${members}, ${landscape}`).toEqual([]);
    }
  }
});
