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
