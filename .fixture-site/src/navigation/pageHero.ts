/** Returns the element of the page's hero, if it has one. */
export function pageHero(): HTMLElement | null {
  return document.querySelector<HTMLElement>("[data-hero]");
}
