import { pages } from "./content";
import { expect, test } from "./test";

for (const width of [1440, 390]) {
  test.describe(`with text of twice the size, at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const { path } of pages) {
      test(`nothing of ${path} leaves the page`, async ({ page, visit }) => {
        await visit(path);
        await page.addStyleTag({ content: "html { font-size: 200%; }" });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      });
    }
  });
}
