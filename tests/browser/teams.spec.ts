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

test("on a laptop with a touch screen, a touch shows a card's links and presses none, and the next one does", async ({
  page,
  visit,
}) => {
  await visit("/teams");
  const card = page.getByRole("main").getByRole("listitem").first();
  const link = card.getByRole("link").first();
  await card.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    addEventListener("click", (event) => event.preventDefault());
  });
  const { x = NaN, y = NaN } = (await link.boundingBox()) ?? {};
  const session = await page.context().newCDPSession(page);
  /** Touches the link's place; with Playwright's touch, nothing could hover. */
  const touch = async () => {
    const clicked = page.evaluate<boolean>(
      `new Promise((resolve) => {
        const tell = ({ target }) => resolve(target.closest("a") !== null);
        addEventListener("click", tell, { once: true });
      })`,
    );
    await session.send("Input.dispatchTouchEvent", {
      type: "touchStart",
      touchPoints: [{ x: x + 10, y: y + 10 }],
    });
    await session.send("Input.dispatchTouchEvent", {
      type: "touchEnd",
      touchPoints: [],
    });
    return clicked;
  };
  expect(await touch()).toBe(false);
  await expect(link).toHaveCSS("pointer-events", "auto");
  await expect(card.locator(":has(> a)")).toHaveCSS("opacity", "1");
  expect(await touch()).toBe(true);
});
