import type { Locator, Page } from "@playwright/test";

import { boxOf } from "../page/boxOf";
import { notFoundPath } from "../page/pageSetup";
import { nextFrames, scrollToEnd } from "../page/scrolling";
import { expect, test } from "../page/test";

const face = (page: Page) => page.locator("main svg:has(g g)").first();

/** Returns the transform that an element has now. */
const transform = (element: Locator) =>
  element.evaluate((target) => {
    const { a, e, f } = new DOMMatrix(getComputedStyle(target).transform);
    return { scale: a, x: e, y: f };
  });

/** Expects that the face does not follow the pointer. */
async function expectNoMove(page: Page, position: number) {
  const look = () => face(page).getAttribute("style");
  await nextFrames(page);
  const before = await look();
  await page.mouse.move(position, position);
  await nextFrames(page);
  expect(await look()).toBe(before);
}

test.use({ motion: true, hasTouch: true });

test("the robot looks at the pointer, a touch and what has the focus, and smiles at the button", async ({
  page,
  visit,
}) => {
  await page.clock.install();
  await visit("/");
  // After 3 s, the robot would look ahead again.
  await page.clock.pauseAt(Date.now() + 60_000);
  const box = await boxOf(face(page).locator("> g"));
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const look = async () => transform(face(page));
  for (const [x, y] of [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ] as const) {
    await page.mouse.move(middle.x + x * 250, middle.y + y * 250);
    const side = async () => {
      const now = await look();
      return Math.sign(Math.round((x ? now.x : now.y) / 4));
    };
    await expect.poll(side).toBe(x || y);
  }

  await test.step("at the focused link, after a touch on the right", async () => {
    await page.touchscreen.tap(middle.x + 250, middle.y);
    const x = async () => (await look()).x;
    await expect.poll(x).toBeGreaterThan(4);
    const link = page.locator("#home a");
    // After a key, the focus is visible.
    await page.keyboard.press("Shift");
    await link.focus();
    await expect.poll(x).toBeLessThan(-4);
    const mouth = face(page).locator("> g > g:last-child");
    const smile = async () => (await transform(mouth)).scale;
    await expect.poll(smile).toBeGreaterThan(1.2);
    await link.blur();
    await expect.poll(smile).toBe(1);
    await link.hover();
    await expect.poll(smile).toBeGreaterThan(1.2);
  });

  await test.step("nothing moves while the visitor prefers less motion, nor out of view", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expectNoMove(page, 5);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await scrollToEnd(page);
    await expect(face(page)).not.toBeInViewport();
    await expectNoMove(page, 50);
  });
});

test("the lost robot looks for the way to both sides, blinks, and rests under reduced motion", async ({
  page,
  visit,
}) => {
  await page.clock.install();
  await visit(notFoundPath);
  const eye = face(page).locator("circle + g > :first-child").first();
  await eye.evaluate((shape) => {
    shape.animate = () => {
      shape.classList.add("blinked");
      return new Animation();
    };
  });
  const sides = new Set<string | undefined>();
  await expect(async () => {
    // The robot waits for 4 s at most.
    await page.clock.runFor(4000);
    const style = await face(page).getAttribute("style");
    sides.add(/translate\((-?)\d/.exec(style ?? "")?.[1]);
    expect([...sides]).toEqual(expect.arrayContaining(["-", ""]));
  }).toPass({ intervals: [50] });
  await expect(eye).toHaveClass(/blinked/);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(notFoundPath);
  await page.clock.runFor(8000);
  await expectNoMove(page, 5);
  expect(await transform(face(page))).toEqual({ scale: 1, x: 0, y: 0 });
});
