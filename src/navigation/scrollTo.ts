/** Whether the visitor asked the system for less movement. */
const prefersReducedMotion = () =>
  matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Scrolls to an element, or to the top of the page without one. Visitors who
 * prefer less motion are there at once.
 */
export function scrollTo(
  target: Element | null,
  motion: "smooth" | "instant",
): void {
  const behavior = prefersReducedMotion() ? "instant" : motion;
  if (target) target.scrollIntoView({ behavior });
  else window.scrollTo({ top: 0, behavior });
}

/**
 * Moves the focus to an element, as a link to an anchor does, so that the next
 * Tab continues from there. Does not scroll.
 */
export function moveFocus(target: HTMLElement | null): void {
  if (!target || target.contains(document.activeElement)) return;
  if (!target.hasAttribute("tabindex")) {
    target.tabIndex = -1;
    // Otherwise each click inside the section would focus the section.
    target.addEventListener("blur", () => target.removeAttribute("tabindex"), {
      once: true,
    });
  }
  target.focus({ preventScroll: true });
}
