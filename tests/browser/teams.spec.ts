import { expect, test } from "../page/test";

for (const hasTouch of [false, true]) {
  test.describe(hasTouch ? "on devices that cannot hover" : "", () => {
    test.use({ isMobile: hasTouch, hasTouch });

    test(`a card shows its links ${hasTouch ? "always" : "on hover and on keyboard focus"}`, async ({
      page,
      visit,
    }) => {
      await visit("/teams");
      const card = page.getByRole("main").getByRole("listitem").first();
      const links = card.locator(":has(> a)");
      await card.scrollIntoViewIfNeeded();
      if (!hasTouch) {
        await expect(links).toHaveCSS("opacity", "0");
        await card.hover();
        await expect(links).toHaveCSS("opacity", "1");
        await page.mouse.move(0, 0);
        await expect(links).toHaveCSS("opacity", "0");
        await card.getByRole("link").first().focus();
      }
      await expect(links).toHaveCSS("opacity", "1");
    });
  });
}
