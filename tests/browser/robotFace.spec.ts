import type { Page } from "@playwright/test";

import { boxOf } from "../drivers/boxOf";
import { nextFrames } from "../drivers/scrolling";
import { expect, test } from "../drivers/test";

const face = (page: Page) => page.locator("main svg:has(g g)").first();

test.use({ motion: true });

test("looks at the pointer unless motion is reduced", async ({
  page,
  visit,
}) => {
  await page.clock.install();
  await visit("/");
  // After 3 s without input, the robot would look ahead again.
  await page.clock.pauseAt(Date.now() + 60_000);
  const { x, width, y } = await boxOf(face(page).locator("> g"));
  const shift = () =>
    face(page).evaluate(
      (it) => new DOMMatrix(getComputedStyle(it).transform).e,
    );
  for (const side of [-1, 1]) {
    await page.mouse.move(x + width / 2 + side * 250, y);
    await expect
      .poll(async () => Math.sign(Math.round(await shift())))
      .toBe(side);
  }
  await page.emulateMedia({ reducedMotion: "reduce" });
  await nextFrames(page);
  const before = await shift();
  await page.mouse.move(5, 5);
  await nextFrames(page);
  expect(await shift()).toBe(before);
  await page.evaluate(() => {
    Element.prototype.animate = () => {
      throw new Error("It blinks.");
    };
  });
  await page.clock.runFor(10_000);
  expect(await shift()).toBe(before);
});
