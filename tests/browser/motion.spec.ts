import { boxOf } from "../page/boxOf";
import { trigger } from "../page/contactDialog";
import { scrollToEnd } from "../page/scrolling";
import { expect, test } from "../page/test";

test.use({ reducedMotion: "no-preference" });

test("the hero's robot floats while it is in view, nothing else outside the map moves by itself, and what lifts stays hovered at its lower edge", async ({
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

  const card = page.locator("#goal li").first();
  for (const [hovered, lifted, distance] of [
    [card, card.locator("> div"), 4],
    [trigger(page), trigger(page), 2],
  ] as const) {
    await hovered.hover();
    const transform = `matrix(1, 0, 0, 1, 0, -${distance})`;
    await expect(lifted).toHaveCSS("transform", transform);
    const { x, y, width, height } = await boxOf(lifted);
    const edge = [x + width / 2, y + height + distance - 0.5] as const;
    const isHit = await hovered.evaluate(
      (element, at) => element.contains(document.elementFromPoint(...at)),
      edge,
    );
    expect(isHit).toBe(true);
  }
});
