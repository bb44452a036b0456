import type { Page } from "@playwright/test";

import navigation from "../fixtures/site/navigation.json";
import { showTheme } from "../page/appearances";
import { axeViolations, colorRules } from "../page/axe";
import { navigationBar } from "../page/navigationBar";
import { movingElements } from "../page/movingElements";
import { horizontalOverflow, elementsOutside } from "../page/overflow";
import { collectFailedRequests } from "../page/pageSetup";
import { nameOf, type SitePage, templatePages } from "../page/sitePages";
import { expect, test } from "../page/test";
import { expectVisibleFocus } from "../page/visibleFocus";
import { expectAllVisible } from "../page/visibleText";

const eventually = expect.configure({ soft: true });

const navigated = new Set(navigation.items.map((item) => item.path));

/** Home with the bar and the footer, and the page with the most to press. */
const tabbed = new Map([
  ["/", "body"],
  ["/teams", "main"],
]);

/** Between them, they show every color of the dark theme. */
const inDark = ["/", "/teams", "/features"];

/** In px: as narrow as the desktop's bar becomes, and as pages do. */
const widths = [768, 320];

/** Expects what no width changes of a page that has just been loaded. */
async function expectStructure(page: Page, site: SitePage): Promise<void> {
  const { path, heading, sections } = site;

  await test.step("it matches its accessibility snapshot", async () => {
    // The bar and the footer are the same on every page.
    const part = page.locator(path === "/" ? "body" : "main");
    const name = `${nameOf(path)}.aria.yml`;
    await expect.soft(part).toMatchAriaSnapshot({ name });
  });

  await test.step("it has one h1 and its sections, and is one viewport tall above the footer", async () => {
    await expect.soft(page.locator("h1")).toHaveText(heading);
    const ids = await page
      .locator("main section")
      .evaluateAll((all) => all.map(({ id }) => id));
    expect.soft(ids).toEqual(expect.arrayContaining(sections));
    const footer = page.locator("footer#contact");
    await expect.soft(footer).toHaveCount(1);
    await expect.soft(footer).not.toBeInViewport();
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

  await test.step("its policy follows the encoding, with a hash for each of its inline blocks", async () => {
    const policy = page.locator("head > [charset]:first-child + [http-equiv]");
    const text = (await policy.getAttribute("content")) ?? "";
    const blocks = page.locator("style, script:not([src], [type])");
    expect.soft(text.match(/'sha256-/g)).toHaveLength(await blocks.count());
  });

  await test.step("prefers-reduced-motion turns off movement and shows everything", async () => {
    expect.soft(await movingElements(page)).toEqual([]);
    await expectAllVisible(page);
  });
}

for (const site of templatePages()) {
  const { path } = site;
  test(`${path} is well-formed, accessible and inside every window`, async ({
    page,
    visit,
  }) => {
    const failed = collectFailedRequests(page);
    await visit(path);
    await expectStructure(page, site);
    const stops = tabbed.get(path);
    if (stops === "main") {
      await page.getByRole("link", { name: /^Skip/ }).press("Enter");
    }
    if (stops) await expectVisibleFocus(page, stops);
    expect.soft(await axeViolations(page, "html")).toEqual([]);
    if (inDark.includes(path)) {
      await showTheme(page, "dark");
      expect.soft(await axeViolations(page, "html", colorRules)).toEqual([]);
    }

    for (const fontSize of ["100%", "200%"]) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, fontSize);
      for (const width of widths) {
        await test.step(`nothing overflows ${width} px with text of ${fontSize}`, async () => {
          await page.setViewportSize({ width, height: 800 });
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
