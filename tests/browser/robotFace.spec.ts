import type { Locator, Page } from "@playwright/test";

import { boxOf } from "../page/boxOf";
import { notFoundPath } from "../page/pageSetup";
import { nextFrames, scrollToEnd } from "../page/scrolling";
import { expect, test } from "../page/test";

const face = (page: Page) => page.locator("main svg:has(g g)").first();
const eye = (page: Page, side: "left" | "right") =>
  face(page).locator(
    `> g > g:nth-child(${side === "left" ? 1 : 2}) > g > :first-child`,
  );

/** Returns the transform that an element has now, as a matrix. */
const matrix = (element: Locator) =>
  element.evaluate((target) => {
    const { a, d, e, f } = new DOMMatrix(getComputedStyle(target).transform);
    return { scaleX: a, scaleY: d, x: e, y: f };
  });

const still = { scaleX: 1, scaleY: 1, x: 0, y: 0 };

const center = async (element: Locator) => {
  const { x, y, width, height } = await boxOf(element);
  return { x: x + width / 2, y: y + height / 2 };
};

/**
 * Counts how often pages measure parts of the face from now on.
 *
 * @returns a function that returns the number on the current page
 */
async function countMeasurements(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let count = 0;
    Object.assign(window, { measurements: () => count });
    SVGElement.prototype.getBoundingClientRect = function measureAndCount() {
      count += 1;
      return Element.prototype.getBoundingClientRect.call(this);
    };
  });
  return () => page.evaluate<number>("measurements()");
}

test("the robot rests without motion, and is not measured @test:all", async ({
  page,
  visit,
}) => {
  const measurements = await countMeasurements(page);
  for (const path of ["/", notFoundPath]) {
    await visit(path);
    await page.mouse.move(10, 10);
    await nextFrames(page);
    expect(await matrix(face(page))).toEqual(still);
    expect(await measurements()).toBe(0);
  }
});

test.describe("with motion", () => {
  test.use({ motion: true, hasTouch: true });

  test("the robot looks at the pointer, a touch and what has the focus, and smiles at the button", async ({
    page,
    visit,
  }) => {
    const measurements = await countMeasurements(page);
    await page.clock.install();
    await visit("/");
    // After 3 s, the robot would look ahead again.
    await page.clock.pauseAt(Date.now() + 60_000);
    const middle = await center(face(page).locator("> g"));
    for (const [x, y] of [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ] as const) {
      await page.mouse.move(middle.x + x * 250, middle.y + y * 250);
      const looks = async () => {
        const now = await matrix(face(page));
        return Math.sign(Math.round((x ? now.x : now.y) / 4));
      };
      await expect.poll(looks).toBe(x || y);
    }

    const x = async () => (await matrix(face(page))).x;
    await test.step("at the focused link, after a touch on the right", async () => {
      await page.touchscreen.tap(middle.x + 250, middle.y);
      await expect.poll(x).toBeGreaterThan(4);
      const link = page.locator("#home a");
      // After a key, the focus is visible.
      await page.keyboard.press("Shift");
      await link.focus();
      await expect.poll(x).toBeLessThan(-4);
      const mouth = face(page).locator("> g > g:last-child");
      await expect
        .poll(async () => (await matrix(mouth)).scaleX)
        .toBeGreaterThan(1.2);
      await link.blur();
      await expect.poll(async () => (await matrix(mouth)).scaleX).toBe(1);
      await link.hover();
      await expect
        .poll(async () => (await matrix(mouth)).scaleX)
        .toBeGreaterThan(1.2);
    });

    const expectNoMove = async (position: number) => {
      const look = async () => [
        await face(page).getAttribute("style"),
        await measurements(),
      ];
      await nextFrames(page);
      const before = await look();
      await page.mouse.move(position, position);
      await nextFrames(page);
      expect(await look()).toEqual(before);
    };

    await test.step("nothing moves once the visitor prefers less motion", async () => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await expectNoMove(5);
      await page.emulateMedia({ reducedMotion: "no-preference" });
    });

    await test.step("nothing moves out of view", async () => {
      await scrollToEnd(page);
      await expect(face(page)).not.toBeInViewport();
      await expectNoMove(50);
    });
  });

  test("the lost robot looks for the way to both sides, and blinks @test:all", async ({
    page,
    visit,
  }) => {
    await page.clock.install();
    await visit(notFoundPath);
    await eye(page, "left").evaluate((shape) => {
      const animate = shape.animate.bind(shape);
      shape.animate = (...args) => {
        shape.classList.add("blinked");
        return animate(...args);
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
    await expect(eye(page, "left")).toHaveClass(/blinked/);
  });
});
