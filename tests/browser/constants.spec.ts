import { boxOf } from "../page/boxOf";
import { expect, test } from "../page/test";

test("cards and the page have the sizes of the specification", async ({
  page,
  visit,
}) => {
  await visit("/features");
  const cards = page.getByRole("main").getByRole("listitem");
  const picture = cards.locator("img").first();

  await test.step("feature cards: 300 to 380 px wide, with pictures 180 px high", async () => {
    expect((await boxOf(picture)).height).toBe(180);
    for (const width of [1440, 1024, 700]) {
      await page.setViewportSize({ width, height: 900 });
      const { width: cardWidth } = await boxOf(cards.first());
      expect.soft(cardWidth).toBeLessThanOrEqual(380);
      expect.soft(cardWidth).toBeGreaterThanOrEqual(300);
    }
  });

  await test.step("the page is at most 1300 px wide", async () => {
    await page.setViewportSize({ width: 1900, height: 900 });
    const { width } = await boxOf(page.locator("footer .page-width"));
    expect(width).toBe(1300);
  });
});
