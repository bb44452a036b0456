import { themes } from "../../src/styles/themes";
import faqs from "../fixtures/site/faqs.json";
import site from "../fixtures/site/site.json";
import { expect, test } from "../page/test";
import { expectAllTextVisible } from "../page/visibleText";

test.use({ colorScheme: "dark" });

test("a printed page shows everything in the light theme, with its URL", async ({
  page,
  visit,
}) => {
  await visit("/");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expectAllTextVisible(page, "svg, #faqs a");
  for (const { answer } of faqs.faqs) {
    await expect.soft(page.getByText(answer)).toBeVisible();
  }
  const root = page.locator("body");
  for (const [name, color] of Object.entries(themes.light.palette)) {
    const value = await root.evaluate(
      (body, property) => getComputedStyle(body).getPropertyValue(property),
      `--color-${name}`,
    );
    expect.soft(value, name).toBe(color);
  }
  const footer = page.getByRole("contentinfo");
  const logo = footer.locator("img").filter({ visible: true });
  await expect.soft(logo).toHaveClass("only-light");
  const pageUrl = await footer.evaluate(
    (element) => getComputedStyle(element, "::after").content,
  );
  expect.soft(pageUrl).toBe(JSON.stringify(site.url));
  for (const card of await page.locator("main li").all()) {
    await expect.soft(card).toHaveCSS("break-inside", "avoid");
  }
  // Anything below the footer would be an empty last page.
  const below = await footer.evaluate(
    (element) =>
      document.documentElement.scrollHeight -
      element.getBoundingClientRect().bottom,
  );
  expect(below).toBeCloseTo(0, 0);
});
