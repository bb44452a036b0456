import type { Page } from "@playwright/test";

/** Returns the elements that have an animation or a transition. */
export const movingElements = (page: Page) =>
  page.evaluate(() => {
    const isLong = (times: string) =>
      times.split(", ").some((time) => parseFloat(time) > 0.01);
    return [...document.querySelectorAll("body, body *")].flatMap((element) =>
      [undefined, "::before", "::after", "::backdrop"]
        .map((pseudo) => getComputedStyle(element, pseudo))
        .filter(
          (style) =>
            isLong(style.transitionDuration) ||
            (style.animationName !== "none" &&
              isLong(style.animationDuration)) ||
            style.scrollBehavior === "smooth",
        )
        .map(() => element.outerHTML.slice(0, 90)),
    );
  });
