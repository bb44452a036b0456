/** What Gatsby's loader returns for a page; no `page` where loading failed. */
interface PageResources {
  page?: { webpackCompilationHash: string };
}

interface GatsbyWindow {
  /** The hash of this document's scripts, another one after their next change. */
  ___webpackCompilationHash: string;
  ___loader: { loadPage: (path: string) => Promise<PageResources> };
  ___navigate: (to: string, options?: { replace?: boolean }) => void;
}

/** Time after which the browser loads a slow page itself and shows progress. */
const LOAD_TIMEOUT_MS = 3000;

/**
 * Stops Gatsby from reloading the current page when a chunk of the next one
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
 * Makes every navigation end on the page that was requested last. A page that
 * this document cannot show (new scripts, lost file, lost or slow network)
 * is loaded as a new document. Gatsby alone would drop query and hash, add a
 * second history entry, or do nothing:
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/navigation.js
 *
 * @param onRequest called whenever a page is asked for; returns a function that says
 * whether no other one has been since
 */
export function makeNavigationReliable(onRequest: () => () => boolean): void {
  const gatsby = window as unknown as GatsbyWindow;
  const {
    ___loader: loader,
    ___navigate: navigate,
    ___webpackCompilationHash: scripts,
  } = gatsby;
  const { loadPage } = loader;
  /** Where a link leads to; undefined for back and forward. */
  let target: string | undefined;

  gatsby.___navigate = (to, options) => {
    target = to;
    // As in the browser, the same address gets no second history entry.
    const replace = new URL(to, location.href).href === location.href;
    navigate(to, { ...options, replace });
    target = undefined;
  };

  // Gatsby calls this synchronously for a link, and for back and forward when
  // the page is not loaded yet.
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
      // The browser loads the page.
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
