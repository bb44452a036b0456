import join from "../../fixtures/site/why-join.json";
import { dialog } from "../contactParts";
import { expect, test } from "../sharedTab";

test("a hero titled Empowering the AI Ecosystem", async ({ read }) => {
  const page = await read("/join");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Empowering the AI Ecosystem",
  );
});

test("a grid of six why-join cards, each with title, description and icon", async ({
  read,
}) => {
  const page = await read("/join");
  const cards = page.locator("main li").filter({ has: page.locator("h3") });
  await expect(cards).toHaveCount(6);
  await expect(cards.getByRole("heading")).toHaveText(
    join.reasons.cards.map(({ title }) => title),
  );
  for (const [index, { description, icon }] of join.reasons.cards.entries()) {
    await expect(cards.nth(index)).toContainText(description);
    await expect(cards.nth(index).locator("svg use")).toHaveAttribute(
      "href",
      new RegExp(`#${icon}$`),
    );
  }
});

test("Get started today scrolls to the element with id contact if that exists", async ({
  page,
  visit,
}) => {
  await visit("/join");
  await page.getByText("Get started today").click();
  await expect(page.locator("#contact")).toBeInViewport({ ratio: 0.5 });
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("Get started today otherwise opens the contact dialog", async ({
  page,
  visit,
}) => {
  await visit("/join");
  await page.locator("#contact").evaluate((footer) => {
    footer.removeAttribute("id");
  });
  await page.getByText("Get started today").click();
  await expect(dialog(page)).toBeVisible();
});
