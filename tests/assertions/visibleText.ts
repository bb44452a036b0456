import { expect, type Page } from "@playwright/test";

/** Elements hidden by design: icons, closed answers and the link of the no-JS version. */
export const HIDDEN_BY_DESIGN = "svg, [hidden], #faqs a";

/**
 * Returns the text and pictures in `main` and `footer` that are transparent or hidden,
 * also through an ancestor. Runs in the page, in any engine.
 *
 * @param except a selector of elements that can be hidden
 * @param scroll "scroll" scrolls to the first of them, so that it is revealed
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
      // Only one of the two pictures for the two themes shows.
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

/** Expects all text and pictures in `main` and `footer` to be visible. */
export const expectAllVisible = (page: Page, except = HIDDEN_BY_DESIGN) =>
  expect.poll(() => page.evaluate(unseenContent, except)).toEqual([]);
