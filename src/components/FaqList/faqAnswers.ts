/**
 * Shows at most one answer. Closes all other answers with `hidden="until-found"`, so that
 * find-in-page and text fragment links can open them. React cannot set this value, because
 * React writes `hidden` as a boolean: https://github.com/facebook/react/issues/24740
 *
 * @param page the element that contains the FAQs
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
 * Calls a function with each answer that opens, even if find-in-page opens the answer.
 *
 * @returns a function that stops the observer
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
