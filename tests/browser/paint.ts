import type { JSHandle, Page } from "@playwright/test";

export type Paint = (element: Element) => string[][];

/**
 * A function of the page's that lists the colours with which an element and
 * the pseudo-elements that cover it fill their boxes, the uppermost first: of
 * each box the plain one and all of its gradients. A photo may have any colour.
 */
export const paintIn = (page: Page): Promise<JSHandle<Paint>> =>
  page.evaluateHandle<Paint>(() => (element) => {
    if (element instanceof HTMLImageElement) {
      return [["rgb(0, 0, 0)", "rgb(255, 255, 255)"]];
    }
    const boxOf = (style: CSSStyleDeclaration) => [
      style.backgroundColor,
      ...(style.backgroundImage.match(/(rgba?|color|oklab)\([^()]*\)/g) ?? []),
    ];
    const covers = ["::after", "::before"]
      .map((pseudo) => getComputedStyle(element, pseudo))
      .filter(
        ({ content, opacity, width, height }) =>
          content !== "none" &&
          opacity !== "0" &&
          parseFloat(width) >= element.clientWidth - 2 &&
          parseFloat(height) >= element.clientHeight - 2,
      );
    return [...covers.map(boxOf), boxOf(getComputedStyle(element))];
  });
