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
