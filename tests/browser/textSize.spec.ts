import { devices, windows } from "./appearances";
import { lostPage, pages } from "./content";
import { expect, test } from "./test";

for (const device of devices) {
  test.describe(`with text of twice the size, on a ${device}`, () => {
    test.use({ viewport: windows[device] });

    test("nothing leaves the page, and no text is cut off", async ({
      page,
      visit,
    }) => {
      for (const { path } of [...pages, lostPage]) {
        await visit(path);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = "200%";
        });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(overflow, path).toBeLessThanOrEqual(0);
        const cutOff = await page.evaluate(() =>
          [...document.querySelectorAll("h1, h2, h3, p, li, a, button")]
            .filter((element) => {
              const { overflow, clipPath } = getComputedStyle(element);
              return overflow !== "visible" && clipPath === "none";
            })
            .filter(
              ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
                scrollWidth > clientWidth + 1 ||
                scrollHeight > clientHeight + 1,
            )
            .map((element) => element.outerHTML.slice(0, 120)),
        );
        expect(cutOff, path).toEqual([]);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      }
    });
  });
}
