/**
 * Shows one answer of a page, or none. The browser's own search, and links to a text,
 * find the others. React writes `hidden` as a boolean only:
 * https://github.com/facebook/react/issues/24740
 */
export function showAnswer(page: ParentNode, shown?: Element | null): void {
  for (const question of page.querySelectorAll("h3 > [aria-expanded]")) {
    const answer = question.parentElement?.nextElementSibling;
    question.setAttribute("aria-expanded", String(answer === shown));
    if (answer === shown) answer?.removeAttribute("hidden");
    else answer?.setAttribute("hidden", "until-found");
  }
}

/**
 * Calls a function with each answer of a page that is opened, as the browser's
 * search does with what it has found.
 *
 * @returns a function that ends this
 */
export function onAnswerOpened(
  page: Node,
  handleOpened: (answer: Element) => void,
): () => void {
  const observer = new MutationObserver((records) => {
    const opened = records
      .map(({ target }) => target as Element)
      .filter((answer) => !answer.hasAttribute("hidden"));
    const last = opened.at(-1);
    if (last) handleOpened(last);
  });
  observer.observe(page, { attributeFilter: ["hidden"], subtree: true });
  return () => observer.disconnect();
}
