import { expect, type Page } from "@playwright/test";

/**
 * The texts of the page's content and footer that a visitor does not see. What
 * only scripts can use is left out: the dialog and the button that opens it;
 * so is what a member's links are called, which shows as icons.
 */
const hiddenTexts = (page: Page, leftOut: string) =>
  page.evaluate((selector) => {
    const hidden: string[] = [];
    for (const root of document.querySelectorAll("main, footer")) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { textContent, parentElement } = walker.currentNode;
        if (!textContent?.trim() || parentElement?.closest(selector)) continue;
        const seen = parentElement?.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
          contentVisibilityAuto: false,
        });
        if (!seen) hidden.push(textContent);
      }
    }
    return hidden;
  }, leftOut);

/** Scrolls from the top to the end, so that all of the page was in view. */
export const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const { scrollHeight } = document.documentElement;
    for (let top = 0; top < scrollHeight; top += 0.8 * innerHeight) {
      window.scrollTo({ top, behavior: "instant" });
      // In the first frame it is seen, in the second that is told.
      await frame();
      await frame();
    }
  });

/** Every text of the content and of the footer can be read. */
export async function expectWholeText(page: Page, leftOut: string) {
  await expect.poll(() => hiddenTexts(page, leftOut)).toEqual([]);
}
