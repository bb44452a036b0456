import type { Page } from "@playwright/test";

import { navigationLink } from "../page/navigationBar";
import { routeTo } from "../page/routing";
import {
  expectScrollPosition,
  recordScrolling,
  scrollTo,
} from "../page/scrolling";
import { expect, test } from "../page/test";

/** The animations of the running cross-fade, without those of the page. */
const fades = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const pseudo = (effect as KeyframeEffect).pseudoElement ?? "";
      return pseudo.startsWith("::view-transition-") ? [pseudo] : [];
    }),
  );

/** Makes cross-fades last, so that the test can look at them. */
const slowDown = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "::view-transition-old(*), ::view-transition-new(*) { animation-duration: 60s !important; }",
    );
    document.adoptedStyleSheets.push(sheet);
  });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test.describe("with motion", () => {
  test.use({
    motion: true,
    contextOptions: { reducedMotion: "no-preference" },
  });

  test("pages fade into each other, back and forward, too", async ({
    page,
    visit,
  }) => {
    const behavior = await recordScrolling(page);
    await visit("/features");
    await scrollTo(page, 300);
    await slowDown(page);

    await test.step("from a link", async () => {
      await navigationLink(page, "Teams").click();
      await expect
        .poll(() => fades(page))
        .toContain("::view-transition-new(root)");
      await expect(page).toHaveURL("/teams");
      await expect.poll(behavior).toBe("smooth");
      await scrollTo(page, 500);
      await expectScrollPosition(page, 500);
    });

    await test.step("while the last one is still running", async () => {
      await routeTo(page, "/about");
      await expect(page.locator("#about-hero")).toBeAttached();
      await expect
        .poll(() => fades(page))
        .toContain("::view-transition-new(root)");
    });

    await test.step("back and forward, to the same place, while it still scrolls", async () => {
      await page.goBack();
      await expect(page).toHaveURL("/teams");
      await expect(page.locator("#teams-hero")).toBeAttached();
      await expect
        .poll(() => fades(page))
        .toContain("::view-transition-new(root)");
      await expectScrollPosition(page, 500);
      await page.goBack();
      await expect(page.locator("#features-hero")).toBeAttached();
      await expectScrollPosition(page, 300);
      await page.goForward();
      await expect(page.locator("#teams-hero")).toBeAttached();
      await expectScrollPosition(page, 500);
    });

    await test.step("not within a page", async () => {
      await page.evaluate(() => {
        document.startViewTransition = () => {
          throw new Error("A cross-fade has started.");
        };
      });
      await routeTo(page, "/teams#tech");
      await expect(page.locator("#tech")).toBeFocused();
    });
  });
});

test("pages change at once under reduced motion", async ({ page, visit }) => {
  await visit("/features");
  await slowDown(page);
  await navigationLink(page, "Teams").click();
  await expect(heading(page)).toHaveText(/team/i);
  expect(await fades(page)).toEqual([]);
});
