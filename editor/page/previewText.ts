/** Returns all texts in a value. */
export const textsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value.trim()]
    : Object.values(value ?? {}).flatMap(textsIn);

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

/** Shows a changed text at once; Gatsby takes more than a second to do so. */
export function showText(
  page: Document,
  before: readonly string[],
  after: readonly string[],
): void {
  const isChanged = (text: string, at: number) => text !== before[at];
  const changed = after.filter(isChanged);
  const [text] = changed;
  // Where entries are added, removed or moved, several texts have changed.
  if (!text || changed.length > 1 || before.length !== after.length) return;
  const former = before[after.findIndex(isChanged)];
  // The page may not show all entries with this text yet.
  if (before.filter((each) => each === former).length > 1) return;
  const walker = page.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (walker.nextNode())
    if (walker.currentNode.nodeValue?.trim() === former)
      nodes.push(walker.currentNode);
  // If several elements have this text, the right one is unknown.
  const [node, ...others] = nodes;
  if (node && others.length === 0) node.nodeValue = text;
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
