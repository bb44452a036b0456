import { expect, type Page } from "@playwright/test";

/** Expects all text of the page's main part and footer to be visible. */
export const expectAllTextVisible = (page: Page, except: string) =>
  expect
    .poll(() =>
      page.evaluate((selector) => {
        const hidden: string[] = [];
        for (const root of document.querySelectorAll("main, footer")) {
          const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) {
            const { textContent, parentElement } = walker.currentNode;
            const isSeen = parentElement?.checkVisibility({
              opacityProperty: true,
              visibilityProperty: true,
            });
            if (isSeen || parentElement?.closest(selector)) continue;
            if (textContent?.trim()) hidden.push(textContent);
          }
        }
        return hidden;
      }, except),
    )
    .toEqual([]);
