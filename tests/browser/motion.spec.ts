import { scrollToEnd } from "./scrolling";
import { templatePages } from "./sitePages";
import { expect, test } from "./test";

test.use({ motion: true });

test("the hero's robot floats, and nothing else outside the map moves by itself", async ({
  page,
  visit,
}) => {
  for (const { path } of templatePages) {
    await test.step(path, async () => {
      await visit(path);
      const count = await page.evaluate(
        () =>
          document.getAnimations().filter(({ effect }) => {
            const { target } = effect as KeyframeEffect;
            const isEndless = effect?.getTiming().iterations === Infinity;
            return isEndless && !target?.closest("#collaborate svg");
          }).length,
      );
      expect(count).toBe(path === "/" ? 1 : 0);
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
