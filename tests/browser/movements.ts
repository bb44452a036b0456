import type { Page } from "@playwright/test";

/** Everything that moves, or would move if it were touched. */
export const movements = (page: Page) =>
  page.evaluate(() => {
    const isLong = (list: string) =>
      list.split(", ").some((time) => parseFloat(time) > 0.01);
    return [...document.querySelectorAll("body, body *")].flatMap((element) =>
      [undefined, "::before", "::after", "::backdrop"].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const moves =
          isLong(style.transitionDuration) ||
          (style.animationName !== "none" && isLong(style.animationDuration)) ||
          style.scrollBehavior === "smooth";
        const { className } = element;
        return moves ? [`${element.tagName}.${className}${pseudo ?? ""}`] : [];
      }),
    );
  });
