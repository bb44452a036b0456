/** Returns the page's hero, or null if the page has none. */
export const findHero = () =>
  document.querySelector<HTMLElement>("[data-hero]");

type Motion = "smooth" | "instant";

/** Scrolls to an element and moves the focus there, like a link with a hash. */
export function scrollAndFocus(
  target: HTMLElement | null,
  motion: Motion,
): void {
  scrollToElement(target, motion);
  focusElement(target);
}

/** Scrolls to an element, or to the top of the page if `target` is null. */
export function scrollToElement(target: Element | null, motion: Motion): void {
  const { matches } = matchMedia("(prefers-reduced-motion: reduce)");
  const behavior = matches ? "instant" : motion;
  if (target) target.scrollIntoView({ behavior });
  else window.scrollTo({ top: 0, behavior });
}

/** Focuses an element without scrolling, so that the next Tab starts from there. */
export function focusElement(target: HTMLElement | null): void {
  if (!target) return;
  if (target.tabIndex < 0 && !target.hasAttribute("tabindex")) {
    target.tabIndex = -1;
    // Otherwise, each later click inside the element would focus it.
    target.addEventListener("blur", () => target.removeAttribute("tabindex"), {
      once: true,
    });
  }
  // The root's own `focus` method does nothing (`preventRouterFocus`).
  HTMLElement.prototype.focus.call(target, { preventScroll: true });
}
