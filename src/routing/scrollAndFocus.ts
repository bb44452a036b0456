/** Returns the element of the page's hero, if it has one. */
export const findHero = () =>
  document.querySelector<HTMLElement>("[data-hero]");

type Motion = "smooth" | "instant";

/** Scrolls to an element and moves the focus there, as a link to an anchor does. */
export function scrollAndFocus(
  target: HTMLElement | null,
  motion: Motion,
): void {
  scrollToElement(target, motion);
  focusElement(target);
}

/** Scrolls to an element, or without one to the top of the page. */
export function scrollToElement(target: Element | null, motion: Motion): void {
  const { matches } = matchMedia("(prefers-reduced-motion: reduce)");
  const behavior = matches ? "instant" : motion;
  if (target) target.scrollIntoView({ behavior });
  else window.scrollTo({ top: 0, behavior });
}

/** Focuses an element without scrolling, so that the next Tab goes on from there. */
export function focusElement(target: HTMLElement | null): void {
  if (!target) return;
  if (target.tabIndex < 0 && !target.hasAttribute("tabindex")) {
    target.tabIndex = -1;
    // Otherwise every click inside the element would focus it.
    target.addEventListener("blur", () => target.removeAttribute("tabindex"), {
      once: true,
    });
  }
  // The page's own method does nothing (`preventRouterFocus`).
  HTMLElement.prototype.focus.call(target, { preventScroll: true });
}
