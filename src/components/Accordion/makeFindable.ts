/**
 * Lets the browser's own search, and links to a text, find the closed answers of a
 * page and open them. React writes `hidden` as a boolean only:
 * https://github.com/facebook/react/issues/24740
 */
export function makeFindable(page: ParentNode): void {
  for (const answer of page.querySelectorAll("[hidden]")) {
    answer.setAttribute("hidden", "until-found");
  }
}
