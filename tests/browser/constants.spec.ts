import { showTheme } from "../page/appearances";
import { expect, test } from "../page/test";

test("cards, the page and the icons of accounts have the sizes and the one orange of the specification", async ({
  page,
  visit,
}) => {
  await visit("/features");
  const cards = page.getByRole("main").getByRole("listitem");
  const picture = cards.locator("img").first();

  await test.step("feature cards: 300 to 380 px wide, with pictures 180 px high", async () => {
    expect((await picture.boundingBox())?.height).toBe(180);
    for (const width of [1440, 1024, 700]) {
      await page.setViewportSize({ width, height: 900 });
      const card = await cards.first().boundingBox();
      expect.soft(card?.width).toBeLessThanOrEqual(380);
      expect.soft(card?.width).toBeGreaterThanOrEqual(300);
    }
  });

  await test.step("the page is at most 1300 px wide", async () => {
    await page.setViewportSize({ width: 1900, height: 900 });
    const footer = page.locator("footer .page-width");
    expect((await footer.boundingBox())?.width).toBe(1300);
  });

  await test.step("all accounts have the orange of the theme", async () => {
    for (const [theme, orange] of [
      ["light", "rgb(181, 76, 12)"],
      ["dark", "rgb(255, 145, 77)"],
    ] as const) {
      await showTheme(page, theme);
      const colors = await page
        .locator("footer li a[target=_blank] svg")
        .evaluateAll((icons) => icons.map((it) => getComputedStyle(it).color));
      expect(colors.length).toBeGreaterThan(3);
      expect([...new Set(colors)]).toEqual([orange]);
    }
  });
});
