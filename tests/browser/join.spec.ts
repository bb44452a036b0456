import join from "../fixtures/site/why-join.json";
import { contactDialog } from "./contactDialog";
import { expect, test } from "./test";

test("the second landing layout has its hero, six cards and a call to action", async ({
  page,
  visit,
}) => {
  await visit("/join");
  await expect
    .soft(page.getByRole("heading", { level: 1 }))
    .toHaveText("Empowering the AI Ecosystem");
  const icons = page.locator("main li:has(h3):has(p) svg use");
  await expect.soft(icons).toHaveCount(6);
  for (const [index, { icon }] of join.reasons.cards.entries()) {
    await expect
      .soft(icons.nth(index))
      .toHaveAttribute("href", new RegExp(`#${icon}$`));
  }

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
