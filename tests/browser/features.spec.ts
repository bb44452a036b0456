import { expect, test } from "./test";

test("the grid is responsive: cards of 300 to 380 px, images of 180 px, a page of 1300 px in the middle", async ({
  page,
  visit,
}) => {
  await visit("/features");
  for (const [width, columns] of [
    [1920, 3],
    [1440, 3],
    [1024, 2],
    [768, 2],
    [390, 1],
    [320, 1],
  ] as const) {
    await test.step(`${width} px: ${columns} columns`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const cards = await page.locator("main li:has(h2)").evaluateAll((all) =>
        all.map((card) => {
          const { left, right, top } = card.getBoundingClientRect();
          const image = card.querySelector("img")?.offsetHeight;
          return { left, right, top, width: right - left, image };
        }),
      );
      expect.soft(cards).toHaveLength(5);
      const firstRow = cards.filter(({ top }) => top === cards[0]?.top);
      expect.soft(firstRow).toHaveLength(columns);
      for (const card of cards) {
        expect.soft(card.width).toBeLessThanOrEqual(380);
        expect
          .soft(card.width)
          .toBeGreaterThanOrEqual(Math.min(300, width - 60));
        // The card's border is part of the 180 px.
        expect.soft(card.image).toBeGreaterThan(176);
        expect.soft(card.image).toBeLessThanOrEqual(180);
      }
      const left = Math.min(...cards.map((card) => card.left));
      const right = Math.max(...cards.map((card) => card.right));
      expect.soft(right - left).toBeLessThanOrEqual(1300);
      expect.soft((left + right) / 2).toBeCloseTo(width / 2, 0);
    });
  }
});
