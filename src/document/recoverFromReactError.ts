/** The key in the state of history entries whose page has failed. */
const MARK = "hasFailed";

const isMarked = () =>
  (history.state as Record<string, unknown> | null)?.[MARK] === true;

/** Read before Gatsby's router may replace the state. */
const hasFailedBefore = isMarked();

/** Marks the history entry. Returns false if the browser refuses this. */
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
 * of React. It loads the URL as a document, once for each history entry. If that fails
 * too, it restores the kept HTML as the no-JS version. A document always has the HTML of
 * its own URL, so there is no loop.
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
      // Replaces the root, because React might still change it.
      root.outerHTML = outerHTML;
      document.querySelector("with-scripts")?.remove();
      history.scrollRestoration = "auto";
      // After react-helmet, which removes `lang` when it unmounts.
      requestAnimationFrame(() => {
        document.documentElement.lang = lang;
      });
    }
    const isNowMarked = markEntry();
    if (!isOwn || (isNowMarked && !hasFailedBefore)) location.reload();
  };
}
