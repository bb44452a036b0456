import { expect, type Page } from "@playwright/test";

/** What hides by itself: closed answers, and the link that replaces a button. */
export const HIDDEN_BY_DESIGN = "svg, [hidden], #faqs a";

/**
 * Returns the texts and pictures of the page's main part and footer that cannot be
 * seen: those at an opacity of 0 or hidden up the tree. Runs in the page, of any engine.
 *
 * @param except a selector of what may be hidden
 * @param scroll "scroll" brings the first of them into view, where what is to be
 *   revealed shows
 */
export function unseenContent(except = "", scroll = ""): string[] {
  const unseen: string[] = [];
  for (const root of document.querySelectorAll("main, footer")) {
    const walker = document.createTreeWalker(
      root,
      NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    );
    while (walker.nextNode()) {
      const node = walker.currentNode;
      // Of two pictures for two themes, one shows.
      const isPicture =
        node instanceof Element && node.matches("img:not([class|=only])");
      const element = isPicture ? node : node.parentElement;
      const content = isPicture ? node.outerHTML : node.nodeValue;
      const isSeen = element?.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      });
      if (isSeen || !content?.trim() || element?.closest(except)) continue;
      if (scroll && unseen.length === 0) element?.scrollIntoView();
      unseen.push(content);
    }
  }
  return unseen;
}

/** Expects all content of the page's main part and footer to be visible. */
export const expectAllVisible = (page: Page, except = HIDDEN_BY_DESIGN) =>
  expect.poll(() => page.evaluate(unseenContent, except)).toEqual([]);
