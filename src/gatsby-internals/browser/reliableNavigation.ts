/** The result of Gatsby's loader. `page` is missing if the page failed to load. */
interface PageResources {
  page?: { webpackCompilationHash: string };
}

interface GatsbyWindow {
  /** The hash of all scripts of this document's deployment. */
  ___webpackCompilationHash: string;
  ___loader: { loadPage: (path: string) => Promise<PageResources> };
  ___navigate: (to: string, options?: { replace?: boolean }) => void;
}

/** Time after which the browser loads a slow page as a document, in ms. */
const LOAD_TIMEOUT_MS = 3000;

/**
 * Stops Gatsby from reloading the current page when a chunk of the next page
 * fails to load. Must run before Gatsby adds its own listener.
 * https://github.com/gatsbyjs/gatsby/issues/18866
 */
export function preventReloadOnFailedChunk(): void {
  window.addEventListener("unhandledrejection", (event) => {
    if (!/loading chunk \d* failed/i.test(String(event.reason))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
}

/**
 * Makes every navigation end on the page that was requested last. If this document
 * cannot show the page (new deployment, stale chunk, failed or slow network), the browser
 * loads the page as a document. Gatsby alone would drop the query and hash, add a second
 * history entry, or do nothing:
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/navigation.js
 *
 * @param onRequest called for each requested page. Returns a function that returns
 *   false once another page has been requested.
 */
export function makeNavigationReliable(onRequest: () => () => boolean): void {
  const gatsby = window as unknown as GatsbyWindow;
  const {
    ___loader: loader,
    ___navigate: navigate,
    ___webpackCompilationHash: scripts,
  } = gatsby;
  const { loadPage } = loader;
  /** The target of the followed link. Undefined for back and forward. */
  let target: string | undefined;

  gatsby.___navigate = (to, options) => {
    target = to;
    // Like the browser, do not add a second history entry for the same URL.
    const replace = new URL(to, location.href).href === location.href;
    navigate(to, { ...options, replace });
    target = undefined;
  };

  // Gatsby calls this function synchronously when the visitor follows a link. On back and
  // forward, Gatsby calls the function if the page is not loaded yet.
  loader.loadPage = async (path) => {
    const isLatest = onRequest();
    const to = target;
    let resources: PageResources | undefined;
    try {
      // Gatsby shows a blank page for a hash that it cannot decode.
      decodeURIComponent(to ?? "");
      resources = await Promise.race([
        loadPage(path),
        new Promise<undefined>((resolve) => {
          setTimeout(resolve, LOAD_TIMEOUT_MS);
        }),
      ]);
    } catch {
      // After an error, the browser loads the page as a document.
    }
    if (isLatest()) {
      if (resources?.page?.webpackCompilationHash === scripts) {
        return resources;
      }
      if (to === undefined) location.reload();
      else location.assign(to);
    }
    return new Promise(() => undefined);
  };
}
