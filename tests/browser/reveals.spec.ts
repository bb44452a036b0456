import { expect, test } from "../drivers/test";
import { startRoute } from "../drivers/routing";
import {
  expectBelowBar,
  nextFrames,
  recordScrolling,
  scrollPosition,
  scrollTo,
  wheel,
} from "../drivers/scrolling";

test.use({ motion: true });

interface Seen {
  id: string;
  /** The element's opacity in the first frame in which it is in view. */
  first: number;
  hasFadedOut: boolean;
}

test("fades in sections and never fades anything out", async ({
  page,
  visit,
}) => {
  await visit("/");
  const seen = await page.evaluateHandle(() => {
    const revealed = [...document.querySelectorAll("main *")].filter((each) =>
      getComputedStyle(each).transitionDuration.startsWith("0.7s, 0.7s"),
    );
    const opacities = new Map<Element, number>();
    const records: Seen[] = [];
    const record = () => {
      for (const each of revealed) {
        const { top, bottom } = each.getBoundingClientRect();
        if (top >= innerHeight || bottom <= 0) continue;
        const opacity = Number(getComputedStyle(each).opacity);
        const most = opacities.get(each);
        if (most === undefined) {
          const id = each.matches("section") ? each.id : "";
          records.push({ id, first: opacity, hasFadedOut: false });
        } else if (most > 0.9 && opacity < 0.9) {
          records.push({ id: each.outerHTML, first: most, hasFadedOut: true });
        }
        opacities.set(each, Math.max(most ?? 0, opacity));
      }
      // Browsers run animation frames after the scroll event and before the paint.
      requestAnimationFrame(record);
    };
    record();
    return records;
  });
  const sections = async () => {
    const records = await seen.jsonValue();
    expect(records.filter(({ hasFadedOut }) => hasFadedOut)).toEqual([]);
    return records.filter(({ id }) => id);
  };

  while ((await sections()).length < 3) await wheel(page, 100);
  for (const { first } of await sections()) expect(first).toBeLessThan(0.5);

  await test.step("a jump shows a large element at once", async () => {
    await scrollTo(page, 1_000_000);
    expect(await sections()).toContainEqual({
      id: "faqs",
      first: 1,
      hasFadedOut: false,
    });
    await nextFrames(page);
    const end = await scrollPosition(page);
    for (let top = end; top > 0; top -= 500) await wheel(page, -500);
    await sections();
  });
});

test("scrolls to an unrevealed entry below the bar", async ({
  page,
  visit,
}) => {
  await recordScrolling(page);
  await page.setViewportSize({ width: 390, height: 400 });
  await visit("/features/events");
  const entry = page.locator("#summit-2040");
  while ((await entry.evaluate((it) => getComputedStyle(it).opacity)) === "1") {
    await wheel(page, 50);
  }
  await startRoute(page, "/features/events#summit-2040");
  await expect(entry).toHaveCSS("opacity", "1");
  await expectBelowBar(page, "summit-2040");
});
