import navigation from "../fixtures/site/navigation.json";
import { navigationBar } from "./navigationBar";
import { notFoundPage, pages } from "./sitePages";
import { movingElements } from "./movingElements";
import { horizontalOverflow, elementsOutside } from "./overflow";
import { expect, test } from "./test";

const eventually = expect.configure({ soft: true });

const navigated = new Set(navigation.items.map((item) => item.path));

for (const { path, heading, sections } of [...pages, notFoundPage]) {
  test(`${path} has its structure, links and layout`, async ({
    page,
    visit,
  }) => {
    const failed: string[] = [];
    page.on("requestfailed", (request) => failed.push(request.url()));
    page.on("response", (response) => {
      const isLost = response.url().includes(notFoundPage.path);
      if (response.status() >= 400 && !isLost) failed.push(response.url());
    });
    await visit(path);

    await test.step("it matches its accessibility snapshot", async () => {
      await expect
        .soft(page.locator("body"))
        .toMatchAriaSnapshot({ name: `${path.slice(1) || "home"}.aria.yml` });
    });

    await test.step("it has one h1 and its sections, and is one viewport tall above the footer", async () => {
      await expect.soft(page.locator("h1")).toHaveAccessibleName(heading);
      const ids = await page
        .locator("main section")
        .evaluateAll((all) => all.map(({ id }) => id));
      expect.soft(ids).toEqual(expect.arrayContaining(sections));
      await expect.soft(page.locator("footer#contact")).not.toBeInViewport();
      const current = navigationBar(page).locator("[aria-current=page]");
      // The page of a program belongs to the features page.
      const parent = path.replace(/(?<=^\/features)\/.*/, "");
      if (navigated.has(parent)) {
        await expect.soft(current).toHaveAttribute("href", parent);
      } else {
        await expect.soft(current).toHaveCount(0);
      }
    });

    await test.step("its own links have no trailing slash, others open in a new tab", async () => {
      const outbound = page.locator("a[href]:not([href^='/'], [href^='#'])");
      const attributes = await outbound.evaluateAll((all) =>
        (all as HTMLAnchorElement[]).map(({ target, rel }) => target + rel),
      );
      expect.soft([...new Set(attributes)]).toEqual(["_blanknoopener"]);
      await expect
        .soft(page.locator("a[href^='/'][href$='/']:not([href='/'])"))
        .toHaveCount(0);
    });

    await test.step("the skip link leads past the navigation", async () => {
      await page.keyboard.press("Tab");
      const skip = page.getByRole("link", { name: /^Skip/ });
      await expect.soft(skip).toBeFocused();
      await expect.soft(skip).toBeInViewport();
      await page.keyboard.press("Enter");
      await expect.soft(page.getByRole("main")).toBeFocused();
    });

    await test.step("prefers-reduced-motion turns off movement", async () => {
      expect.soft(await movingElements(page)).toEqual([]);
    });

    for (const fontSize of ["100%", "200%"]) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, fontSize);
      for (const width of [1440, 768, 390, 320]) {
        await test.step(`nothing overflows ${width} px with text of ${fontSize}`, async () => {
          await page.setViewportSize({ width, height: 800 });
          // The bar fits its links to a new width in the next frame.
          await eventually
            .poll(() => horizontalOverflow(page))
            .toBeLessThanOrEqual(0);
          if (fontSize === "100%")
            await eventually.poll(() => elementsOutside(page)).toEqual([]);
        });
      }
    }

    expect(failed).toEqual([]);
  });
}
