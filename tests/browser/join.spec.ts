import { contactDialog } from "../page/contactDialog";
import { expect, test } from "../page/test";

test("the second landing layout's call to action leads to a way to write", async ({
  page,
  visit,
}) => {
  await visit("/join");
  await test.step("Get started today scrolls to the element with id contact if that exists", async () => {
    await page.getByText("Get started today").click();
    await expect(page.locator("#contact")).toBeInViewport({ ratio: 0.5 });
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  await test.step("otherwise it opens the contact dialog", async () => {
    await page.locator("#contact").evaluate((footer) => {
      footer.removeAttribute("id");
    });
    await page.getByText("Get started today").click();
    await expect(contactDialog(page)).toBeVisible();
  });
});
