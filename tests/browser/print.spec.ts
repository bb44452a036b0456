import { contactDialog, openDialog } from "../page/contactDialog";
import { hamburger } from "../page/navigationBar";
import { expect, test } from "../page/test";

test("a printed page breaks no card, and has no empty sheet", async ({
  page,
  visit,
}) => {
  await visit("/");
  await page.emulateMedia({ media: "print" });
  const breaks = await page
    .locator("main li")
    .evaluateAll((cards) =>
      cards.map((it) => getComputedStyle(it).breakInside),
    );
  expect.soft(new Set(breaks)).toEqual(new Set(["avoid"]));
  // Anything below the footer would be an empty last page.
  const below = await page
    .getByRole("contentinfo")
    .evaluate(
      (footer) =>
        document.documentElement.scrollHeight -
        footer.getBoundingClientRect().bottom,
    );
  expect(below).toBeCloseTo(0, 0);
});

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
