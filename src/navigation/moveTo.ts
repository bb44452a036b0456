/** Returns the element of the page's hero, if it has one. */
export const pageHero = () =>
  document.querySelector<HTMLElement>("[data-hero]");

/** Scrolls to an element, or without one to the top of the page. */
export function scrollTo(
  target: Element | null,
  motion: "smooth" | "instant",
): void {
  const { matches } = matchMedia("(prefers-reduced-motion: reduce)");
  const behavior = matches ? "instant" : motion;
  if (target) target.scrollIntoView({ behavior });
  else window.scrollTo({ top: 0, behavior });
}

/**
 * Focuses an element without scrolling, as a link to an anchor does, so that the
 * next Tab continues from there.
 */
export function moveFocus(target: HTMLElement | null): void {
  if (!target || target.contains(document.activeElement)) return;
  if (!target.hasAttribute("tabindex")) {
    target.tabIndex = -1;
    // Otherwise every click inside the element would focus it.
    target.addEventListener("blur", () => target.removeAttribute("tabindex"), {
      once: true,
    });
  }
  target.focus({ preventScroll: true });
}

/** Scrolls to an element and moves the focus there, as a link to an anchor does. */
export function moveTo(
  target: HTMLElement | null,
  motion: "smooth" | "instant",
): void {
  scrollTo(target, motion);
  moveFocus(target);
}
