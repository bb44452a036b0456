import { boxOf } from "../page/boxOf";
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

        await test.step("a touch on a laptop with a mouse presses none that it shows", async () => {
          const pressed = page.evaluate(
            () =>
              new Promise<boolean>((resolve) => {
                addEventListener("click", ({ target }) =>
                  resolve((target as Element).closest("a") !== null),
                );
              }),
          );
          const { x, y, width } = await boxOf(links.getByRole("link").first());
          const at = { x: x + width / 2, y: y + width / 2 };
          const session = await page.context().newCDPSession(page);
          for (const [type, touchPoints] of [
            ["touchStart", [at]],
            ["touchEnd", []],
          ] as const) {
            const event = { type, touchPoints: [...touchPoints] };
            await session.send("Input.dispatchTouchEvent", event);
          }
          expect(await pressed).toBe(false);
        });
        await card.getByRole("link").first().focus();
      }
      await expect(links).toHaveCSS("opacity", "1");
    });
  });
}
