import { expect, type Page } from "@playwright/test";

/**
 * Returns all text of the page's main part and footer that is hidden, and brings the
 * first of it into view, where what is to be revealed shows. Runs in the page.
 *
 * @param except a selector of what may be hidden
 */
export function hiddenTexts(except = ""): string[] {
  const hidden: string[] = [];
  for (const root of document.querySelectorAll("main, footer")) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode;
      const isSeen = parentElement?.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      });
      if (isSeen || parentElement?.closest(except)) continue;
      if (!textContent?.trim()) continue;
      if (hidden.length === 0) parentElement?.scrollIntoView();
      hidden.push(textContent);
    }
  }
  return hidden;
}

export const expectAllTextVisible = (page: Page, except: string) =>
  expect.poll(() => page.evaluate(hiddenTexts, except)).toEqual([]);
