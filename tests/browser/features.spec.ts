import type { Page } from "@playwright/test";

import content from "../../data/features.json";
import { expect, test } from "./test";

const cards = (page: Page) =>
  page
    .getByRole("main")
    .locator("li, article")
    .filter({
      has: page.getByRole("heading"),
    });

test("the features are those of the specification", () => {
  expect(content.features.map(({ id, title }) => [id, title])).toEqual([
    [2, "Catalyst Projects"],
    [3, "GAIA Academy"],
    [4, "Events & Conferences"],
    [5, "AI Frameworks & Toolkits"],
    [6, "Mentorship & Community"],
  ]);
});

test("each card has picture, tag, title and description", async ({
  page,
  visit,
}) => {
  await visit("/features");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Features");
  await expect(cards(page)).toHaveCount(content.features.length);
  for (const [index, feature] of content.features.entries()) {
    const card = cards(page).nth(index);
    await expect(card.getByRole("heading")).toHaveText(feature.title);
    await expect(card).toContainText(feature.description);
    for (const tag of feature.tags) {
      await expect(card.getByText(tag, { exact: true })).toBeVisible();
    }
    const picture = card.getByRole("img", { name: feature.imageAlt });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        picture.evaluate((image) => (image as HTMLImageElement).naturalWidth),
      )
      .toBeGreaterThan(0);
  }
});

for (const width of [1920, 1440, 1024, 768, 390, 320]) {
  test(`keeps its measures at ${width} px`, async ({ page, visit }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit("/features");
    const sizes = await cards(page).evaluateAll((all) =>
      all.map((card) => ({
        // Whole numbers, which the reveal's movement does not blur.
        card: (card as HTMLElement).offsetWidth,
        picture: card.querySelector("img")?.offsetHeight,
        left: card.getBoundingClientRect().left,
        right: card.getBoundingClientRect().right,
      })),
    );
    for (const { card, picture } of sizes) {
      expect(card).toBeLessThanOrEqual(380);
      expect(card).toBeGreaterThanOrEqual(Math.min(300, width - 60));
      expect(picture).toBeGreaterThan(176);
      expect(picture).toBeLessThanOrEqual(180);
    }
    const left = Math.min(...sizes.map((size) => size.left));
    const right = Math.max(...sizes.map((size) => size.right));
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    expect(right - left).toBeLessThanOrEqual(1300);
  });
}
