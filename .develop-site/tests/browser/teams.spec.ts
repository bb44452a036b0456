import team from "../fixtures/site/team.json";
import { expect, test } from "../page/test";

test.describe("with motion", () => {
  test.use({ motion: true });

  test("groups fade in when scrolled into view, with delays of 0, 200, 300, 400, 500, 600 and 600 ms", async ({
    page,
    visit,
  }) => {
    await visit("/teams");
    for (const [index, delay] of [0, 0.2, 0.3, 0.4, 0.5, 0.6, 0.6].entries()) {
      const name = team.groups[index]?.heading;
      const heading = page.getByRole("heading", { name, exact: true });
      await heading.scrollIntoViewIfNeeded();
      const group = page.locator(".visible").filter({ has: heading }).last();
      await expect
        .soft(group)
        .toHaveCSS("transition-delay", `${delay}s, ${delay}s`);
    }
  });
});

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
