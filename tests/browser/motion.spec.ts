import { boxOf } from "../page/boxOf";
import { trigger } from "../page/contactDialog";
import { scrollToEnd } from "../page/scrolling";
import { expect, test } from "../page/test";

test.use({ reducedMotion: "no-preference" });

test("the hero's robot floats while it is in view, and nothing else outside the map moves by itself", async ({
  page,
  visit,
}) => {
  await visit("/");
  const endless = () =>
    page.evaluate(() =>
      document.getAnimations().flatMap(({ effect, playState }) => {
        const { target } = effect as KeyframeEffect;
        const isEndless = effect?.getTiming().iterations === Infinity;
        if (!isEndless || target?.closest("#collaborate svg")) return [];
        return [[target?.closest("section")?.id, playState]];
      }),
    );
  await expect.poll(endless).toEqual([["home", "running"]]);
  await scrollToEnd(page);
  await expect.poll(endless).toEqual([["home", "paused"]]);
});

test("what is hovered at its lower edge, from which it moves, stays hovered @test:all", async ({
  page,
  visit,
}) => {
  await visit("/");
  const cell = page.locator("#goal li").first();
  await cell.scrollIntoViewIfNeeded();
  await expect(cell).toHaveClass(/visible/);
  await expect(cell).toHaveCSS("transform", "none");
  for (const [element, distance] of [
    [cell.locator("> div"), 4],
    [trigger(page), 2],
  ] as const) {
    await element.hover();
    const lifted = `matrix(1, 0, 0, 1, 0, -${distance})`;
    await expect(element).toHaveCSS("transform", lifted);
    const { x, y, width, height } = await boxOf(element);
    await page.mouse.move(x + width / 2, y + height + distance - 0.5);
    const positions = await element.evaluate(async (it) => {
      const seen = new Set<string>();
      for (let frame = 0; frame < 10; frame += 1) {
        await new Promise(requestAnimationFrame);
        seen.add(getComputedStyle(it).transform);
      }
      return [...seen];
    });
    expect(positions).toEqual([lifted]);
  }
});
