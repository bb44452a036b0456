/**
 * Returns whether the document is a copy of a page, at another address than its
 * own: in an archive or a file, for example. Gatsby would leave it for the page's
 * path, and a file has no router. https://github.com/gatsbyjs/gatsby/issues/14964
 *
 * The page's own path is `data-path` of `<html>`, without the site's prefix and a
 * slash at the end. The 404 page has none, and any address but a file's; so has
 * each page while developing.
 */
export function isCopy(): boolean {
  const ownPath = document.documentElement.dataset.path;
  try {
    // Archives give scripts the original `location`.
    const [entry] = performance.getEntriesByType("navigation");
    const { protocol, pathname } = new URL(entry ? entry.name : location.href);
    const path = decodeURI(pathname).replace(/(\/|(\/index)?\.html)$/, "");
    return (
      protocol === "file:" ||
      (ownPath !== undefined && path !== __PATH_PREFIX__ + ownPath)
    );
  } catch {
    // Gatsby cannot decode the address, either.
    return true;
  }
}
