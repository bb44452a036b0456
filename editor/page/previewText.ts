/** Returns the texts of a form's field and then of those around it. */
export function textsAround(field: Element | null): string[] {
  const texts: string[] = [];
  for (let at = field; at && !at.matches(".form"); at = at.parentElement) {
    const fields = at.matches("textarea, input")
      ? [at]
      : at.querySelectorAll("textarea, input:not([type])");
    for (const each of fields)
      texts.push((each as HTMLInputElement).value.trim());
  }
  return [...new Set(texts)].filter((text) => text.length > 2);
}

/** Returns the last element with the first of the texts that the page has. */
export function findText(page: Document, texts: readonly string[]) {
  const elements = [...page.querySelectorAll("body *")];
  return texts
    .map((text) =>
      elements.findLast(
        (element) => text && element.textContent.trim() === text,
      ),
    )
    .find((element) => element !== undefined);
}

/**
 * Scrolls the page so that an element is in view. `scrollIntoView` would scroll
 * the editor around it, too.
 *
 * @returns whether it was in view already, or cannot be closer
 */
export function bringIntoView(element: Element): boolean {
  const view = element.ownerDocument.defaultView;
  let shown = element;
  // The answer of a closed question has no place of its own.
  while (shown.parentElement && !shown.checkVisibility())
    shown = shown.parentElement;
  const { top, bottom } = shown.getBoundingClientRect();
  const height = view?.innerHeight ?? 0;
  const middle = (top + bottom) / 2;
  // The page's bar covers what is close to its upper edge.
  if (Math.abs(middle - height / 2) < height / 3) return true;
  const former = view?.scrollY;
  view?.scrollBy({ top: middle - height / 2, behavior: "instant" });
  return view?.scrollY === former;
}
