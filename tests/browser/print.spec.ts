import { contactDialog, openDialog } from "../page/contactDialog";
import { hamburger } from "../page/navigationBar";
import { expect, test } from "../page/test";

test("paper shows the whole page, whatever is open", async ({
  page,
  visit,
}) => {
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
