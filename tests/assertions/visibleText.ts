import { expect, type Page } from "@playwright/test";

/** Elements hidden by design: icons, closed answers and the link of the no-JS version. */
export const HIDDEN_BY_DESIGN = "svg, [hidden], #faqs a";

/**
 * Returns the text and pictures in `main` and `footer` that are transparent or hidden, by
 * themselves or by an ancestor. Runs in the page, in any engine.
 *
 * @param except a selector of elements to skip
 * @param scroll if "scroll", scrolls to the first hidden element, to reveal the element
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
      // The logo has one picture for each theme, and CSS hides one of the two pictures.
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
