import type { Locator } from "@playwright/test";

import { expect, test } from "../drivers/test";

/** Returns the visibility of each link on a card. */
const seenLinks = (card: Locator) =>
  card
    .getByRole("link")
    .evaluateAll((links) =>
      links.map((link) => link.checkVisibility({ opacityProperty: true })),
    );

test("shows only the links of the hovered or focused member", async ({
  page,
  visit,
}) => {
  await visit("/teams");
  const cards = page.locator("main li");
  const card = cards.first();
  const other = cards.nth(1);
  await card.scrollIntoViewIfNeeded();
  const expectSeen = async (one: boolean, another: boolean) => {
    await expect.poll(() => seenLinks(card)).toEqual([one, one]);
    const all = [another, another, another];
    await expect.poll(() => seenLinks(other)).toEqual(all);
  };
  await expectSeen(false, false);
  await card.hover();
  await expectSeen(true, false);
  await other.getByRole("link").last().focus();
  await expectSeen(true, true);
  await page.mouse.move(0, 0);
  await expectSeen(false, true);
  await page.getByRole("link", { name: /^Skip/ }).focus();
  await expectSeen(false, false);
});
