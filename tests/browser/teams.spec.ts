import { boxOf } from "../page/boxOf";
import { expect, test } from "../page/test";

test("a touch on a laptop with a mouse presses no link that it shows", async ({
  page,
  visit,
}) => {
  await visit("/teams");
  const card = page.getByRole("main").getByRole("listitem").first();
  await card.scrollIntoViewIfNeeded();
  const pressed = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        addEventListener("click", ({ target }) =>
          resolve((target as Element).closest("a") !== null),
        );
      }),
  );
  const { x, y, width } = await boxOf(card.getByRole("link").first());
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
