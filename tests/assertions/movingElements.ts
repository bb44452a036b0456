import type { Page } from "@playwright/test";

/** Returns the elements that have an animation, a transition or smooth scrolling. */
export const movingElements = (page: Page) =>
  page.evaluate(() => {
    const isLong = (durations: string) =>
      durations.split(", ").some((time) => parseFloat(time) > 0.01);
    const byScript = document.getAnimations().flatMap(({ effect }) => {
      const { target } = effect as KeyframeEffect;
      const { activeDuration = 0 } = effect?.getComputedTiming() ?? {};
      return Number(activeDuration) > 10
        ? (target?.outerHTML.slice(0, 90) ?? "")
        : [];
    });
    const inStyles = [...document.querySelectorAll("body, body *")].flatMap(
      (element) =>
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
    return [...byScript, ...inStyles];
  });
