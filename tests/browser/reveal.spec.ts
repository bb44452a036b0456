import { nextFrames, scrollPosition, scrollTo } from "./scrolling";
import { expect, test } from "./test";
import { expectAllTextVisible } from "./visibleText";

test.use({ motion: true });

for (const [kind, path, selector, width] of [
  ["a group", "/teams", "#creative > *", 1440],
  ["a section", "/about", "#whygainova", 1440],
  // In one column, the last card starts below the margin.
  ["a card", "/features", "main li:last-child:has(h2)", 700],
] as const) {
  test(`${kind} gains class visible when at least 10 percent is visible, with a margin of 50 px, and never hides again`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(path);
    const element = page.locator(selector);
    // Measured only after it has moved to where it waits.
    await expect(element).toHaveCSS("opacity", "0");
    const { y = NaN, height = NaN } = (await element.boundingBox()) ?? {};
    const start = (await scrollPosition(page)) + y - 900 - 50;
    await scrollTo(page, Math.round(start + 0.07 * height));
    await nextFrames(page);
    await expect(element).not.toHaveClass(/\bvisible\b/);
    if (kind !== "a section")
      await expect(element).not.toHaveCSS("transform", "none");
    await scrollTo(page, Math.round(start + 0.13 * height));
    await expect(element).toHaveClass(/\bvisible\b/);
    await expect(element).toHaveCSS("opacity", "1");
    await expect(element).toHaveCSS("transform", "none");
    await expect(element).toHaveCSS(
      "transition-property",
      "opacity, transform",
    );
    await expect(element).toHaveCSS("transition-duration", "0.7s, 0.7s");
    await scrollTo(page, 0);
    await nextFrames(page);
    await expect(element).toHaveClass(/\bvisible\b/);
    await expect(element).toHaveCSS("opacity", "1");
  });
}

test("what is in view before hydration stays visible", async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    const opacities = new Set<string>();
    Object.assign(window, { opacities });
    requestAnimationFrame(function look() {
      requestAnimationFrame(look);
      const group = document.querySelector("#lead > *");
      if (group) opacities.add(getComputedStyle(group).opacity);
    });
  });
  await visit("/teams");
  await expect(page.locator("#lead > *").first()).toHaveClass(/\bvisible\b/);
  expect(await page.evaluate("[...opacities]")).toEqual(["1"]);
});

test("where IntersectionObserver is missing, everything is fully shown", async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "IntersectionObserver");
  });
  for (const path of ["/", "/teams"]) {
    await visit(path);
    await expectAllTextVisible(page, "svg, [hidden], #faqs a");
  }
});
