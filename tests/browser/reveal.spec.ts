import { expect, test } from "../page/test";

test.use({ motion: true });

test("sections, cards and groups fade in where they come into view; all but sections also slide", async ({
  page,
  visit,
}) => {
  for (const [selector, path] of [
    ["#goal li:last-child", "/"],
    ["section#collaborate", "/"],
    ["#creative > *", "/teams"],
  ] as const) {
    if (new URL(page.url()).pathname !== path) await visit(path);
    const element = page.locator(selector);
    await expect(element).toHaveCSS("opacity", "0");
    const slide = selector.startsWith("section")
      ? "none"
      : "matrix(1, 0, 0, 1, 0, 32)";
    await expect(element).toHaveCSS("transform", slide);
    await element.evaluate((waiting) => waiting.scrollIntoView());
    await expect(element).toHaveClass(/\bvisible\b/);
    const transition = "opacity, transform";
    await expect(element).toHaveCSS("transition-property", transition);
    await expect(element).toHaveCSS("transition-duration", "0.7s, 0.7s");
  }
  const group = page.locator("#creative > *");
  await expect(group).toHaveCSS("transition-delay", "0.6s, 0.6s");
  await expect(group).toHaveCSS("opacity", "1");
  await expect(group).toHaveCSS("transform", "none");
});
