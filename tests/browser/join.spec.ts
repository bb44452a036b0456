import join from "../fixtures/site/why-join.json";
import { dialog } from "./contactParts";
import { expect, test } from "./test";

test("the second landing layout has its hero, six cards and a call to action", async ({
  page,
  visit,
}) => {
  await visit("/join");

  await test.step("a hero titled Empowering the AI Ecosystem", async () => {
    await expect
      .soft(page.getByRole("heading", { level: 1 }))
      .toHaveText("Empowering the AI Ecosystem");
  });

  await test.step("a grid of six why-join cards, each with title, description and icon", async () => {
    const cards = page.locator("main li").filter({ has: page.locator("h3") });
    await expect.soft(cards).toHaveCount(6);
    for (const [index, card] of join.reasons.cards.entries()) {
      const shown = cards.nth(index);
      await expect.soft(shown.getByRole("heading")).toHaveText(card.title);
      await expect.soft(shown).toContainText(card.description);
      await expect
        .soft(shown.locator("svg use"))
        .toHaveAttribute("href", new RegExp(`#${card.icon}$`));
    }
  });

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
    await expect(dialog(page)).toBeVisible();
  });
});
