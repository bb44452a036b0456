import join from "../fixtures/site/join.json";
import { boxOf } from "../drivers/boxOf";
import { contactDialog } from "../drivers/contactDialog";
import { nextFrames } from "../drivers/scrolling";
import { expect, test } from "../drivers/test";

test("shows a hero with picture above a grid of cards", async ({
  page,
  visit,
}) => {
  await visit("/join");
  const text = await boxOf(page.locator("#join-hero h1"));
  const picture = await boxOf(page.locator("#join-hero img"));
  expect(picture.x).toBeGreaterThan(text.x + text.width);
  expect(picture.y).toBeLessThan(text.y + text.height);
  const cards = page.locator("#whyjoin li");
  await expect(cards).toHaveCount(join.reasons.cards.length);
  const [first, second] = await Promise.all(
    [0, 1].map((i) => boxOf(cards.nth(i))),
  );
  expect(second?.x).toBeGreaterThan((first?.x ?? NaN) + (first?.width ?? NaN));
  const below = await boxOf(page.getByText(join.callToAction.button));
  expect(below.y).toBeGreaterThan((await boxOf(cards.last())).y);
});

test("opens the dialog only if there are no contact details", async ({
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

  // If this click opened the dialog, the dialog would open at once.
  await footer.evaluate((element) => element.setAttribute("id", "contact"));
  await button.click();
  await expect(footer).toBeInViewport({ ratio: 0.5 });
  await nextFrames(page);
  await expect(contactDialog(page)).toBeHidden();
});
