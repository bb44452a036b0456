/** The key in the state of history entries whose page has failed. */
const MARK = "hasFailed";

const isMarked = () =>
  (history.state as Record<string, unknown> | null)?.[MARK] === true;

/** This value is read early, because Gatsby's router can replace the state later. */
const hasFailedBefore = isMarked();

/** Marks the history entry. Returns false if the browser refuses the mark. */
function markEntry(): boolean {
  try {
    history.replaceState({ ...(history.state as object), [MARK]: true }, "");
  } catch {
    // Safari throws after 100 state changes in 30 s.
  }
  return isMarked();
}

/**
 * Keeps the page's HTML before hydration. Returns a function that recovers from an error
 * of React. The function restores the kept HTML as the no-JS version, and then loads the
 * URL as a document, but only once for each history entry. If the router has changed the
 * path, the kept HTML belongs to another page, so the function always loads the URL. This
 * cannot repeat, because the new document has the HTML of its URL.
 *
 * @param root the element that React hydrates
 */
export function recoverFromReactError(root: Element): () => void {
  const { outerHTML } = root;
  const { pathname } = location;
  const { lang } = document.documentElement;
  return () => {
    const isOwn = location.pathname === pathname;
    if (isOwn) {
      // The root is replaced, because React might still change the old root.
      root.outerHTML = outerHTML;
      document.querySelector("with-scripts")?.remove();
      history.scrollRestoration = "auto";
      // react-helmet removes `lang` when it unmounts, so restore `lang` later.
      requestAnimationFrame(() => {
        document.documentElement.lang = lang;
      });
    }
    const isNowMarked = markEntry();
    if (!isOwn || (isNowMarked && !hasFailedBefore)) location.reload();
  };
}
