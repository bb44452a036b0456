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
