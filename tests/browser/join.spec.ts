import { contactDialog } from "../page/contactDialog";
import { nextFrames } from "../page/scrolling";
import { expect, test } from "../page/test";

test("Get started today scrolls to contact if that exists, otherwise it opens the dialog", async ({
  page,
  visit,
}) => {
  await visit("/join");
  const button = page.getByText("Get started today");
  const footer = page.locator("footer");
  await footer.evaluate((element) => element.removeAttribute("id"));
  await button.click();
  await expect(contactDialog(page)).toBeVisible();
  await page.keyboard.press("Escape");

  // From now on, the dialog would open at once.
  await footer.evaluate((element) => element.setAttribute("id", "contact"));
  await button.click();
  await expect(footer).toBeInViewport({ ratio: 0.5 });
  await nextFrames(page);
  await expect(contactDialog(page)).toBeHidden();
});
