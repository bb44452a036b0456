import { scrollToEnd } from "./scrolling";
import { templatePages } from "./sitePages";
import { expect, test } from "./test";

test.use({ motion: true });

test("the hero's robot floats slightly, and nothing else outside the map moves by itself", async ({
  page,
  visit,
}) => {
  for (const { path } of templatePages) {
    await test.step(path, async () => {
      await visit(path);
      const distances = await page.evaluate(() =>
        document.getAnimations().flatMap((animation) => {
          const { target } = animation.effect as KeyframeEffect;
          const { iterations, duration } = animation.effect?.getTiming() ?? {};
          if (iterations !== Infinity || target?.closest("#collaborate svg")) {
            return [];
          }
          const [start = NaN, end = NaN] = [0, Number(duration) - 1].map(
            (time) => {
              animation.currentTime = time;
              return target?.getBoundingClientRect().top;
            },
          );
          return [Math.abs(end - start)];
        }),
      );
      expect(distances).toHaveLength(path === "/" ? 1 : 0);
      for (const distance of distances) {
        expect(distance).toBeGreaterThan(4);
        expect(distance).toBeLessThan(24);
      }
    });
  }
});

test.describe("with running animations", () => {
  test.use({
    motion: false,
    contextOptions: { reducedMotion: "no-preference" },
  });

  test("the hero's robot rests out of view", async ({ page, visit }) => {
    await visit("/");
    const state = () =>
      page
        .locator("#home div")
        .evaluateAll((elements) =>
          elements.flatMap((element) =>
            element.getAnimations().map(({ playState }) => playState),
          ),
        );
    await expect.poll(state).toEqual(["running"]);
    await scrollToEnd(page);
    await expect.poll(state).toEqual(["paused"]);
  });
});
