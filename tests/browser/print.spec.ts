import { themes } from "../../src/styles/themes";
import { expect, test } from "../page/test";
import { expectAllVisible } from "../page/visibleText";

test.use({ colorScheme: "dark" });

test("a printed page shows everything in the light theme @test:all", async ({
  page,
  visit,
}) => {
  await visit("/");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expectAllVisible(page, "svg, #faqs a");
  const { palette } = themes.light;
  const colors = await page.locator("body").evaluate((body, names) => {
    const style = getComputedStyle(body);
    return names.map((name) => style.getPropertyValue(`--color-${name}`));
  }, Object.keys(palette));
  expect.soft(colors).toEqual(Object.values(palette));
  const footer = page.getByRole("contentinfo");
  const logo = footer.locator("img").filter({ visible: true });
  await expect.soft(logo).toHaveClass("only-light");
  const breaks = await page
    .locator("main li")
    .evaluateAll((cards) =>
      cards.map((it) => getComputedStyle(it).breakInside),
    );
  expect.soft(new Set(breaks)).toEqual(new Set(["avoid"]));
  // Anything below the footer would be an empty last page.
  const below = await footer.evaluate(
    (element) =>
      document.documentElement.scrollHeight -
      element.getBoundingClientRect().bottom,
  );
  expect(below).toBeCloseTo(0, 0);
});
