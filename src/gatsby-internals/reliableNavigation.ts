/** What Gatsby's loader returns for a page; no `page` where loading failed. */
interface PageResources {
  page?: { webpackCompilationHash: string };
}

/** Gatsby's private globals for moving from page to page. */
interface GatsbyWindow {
  /** The build that this document's scripts belong to. */
  ___webpackCompilationHash: string;
  ___loader: { loadPage: (path: string) => Promise<PageResources> };
  ___navigate: (to: string | number, options?: { replace?: boolean }) => void;
}

/** Time after which the browser loads a slow page itself and shows progress. */
const LOAD_TIMEOUT_MS = 3000;

/**
 * Stops Gatsby from reloading the page that is shown when any chunk fails to
 * load, which gets in the way of the page that was asked for. Call it before
 * Gatsby's modules are evaluated, because they add the listener that reloads.
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
 * Makes every navigation end on the page that was asked for last. A page that
 * cannot be shown in this document (another build, a lost file, a lost or slow
 * network) is loaded as a whole document, with its query and hash. Gatsby alone
 * drops query and hash, adds a second history entry, or does nothing. Call it
 * after Gatsby's first render.
 */
export function makeNavigationReliable(): void {
  const gatsby = window as unknown as GatsbyWindow;
  const { ___loader: loader, ___navigate: navigate } = gatsby;
  const { loadPage } = loader;
  let loads = 0;
  /** Where a link leads to; undefined for back and forward. */
  let target: string | undefined;

  gatsby.___navigate = (to, options) => {
    if (typeof to === "number") {
      navigate(to);
      return;
    }
    target = to;
    // As in the browser, the same address gets no second history entry.
    const replace = new URL(to, location.href).href === location.href;
    navigate(to, { ...options, replace });
    target = undefined;
  };

  // Gatsby calls this at once when a link is followed, and for back and forward
  // when it has to load a page.
  loader.loadPage = async (path) => {
    loads += 1;
    const load = loads;
    const from = location.href;
    const to = target;
    let resources: PageResources | undefined;
    try {
      // Gatsby would show a blank page for a hash that it cannot decode.
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
    if (load === loads && location.href === from) {
      const build = resources?.page?.webpackCompilationHash;
      if (resources && build === gatsby.___webpackCompilationHash) {
        return resources;
      }
      if (to === undefined) location.reload();
      else location.assign(to);
    }
    return new Promise(() => undefined);
  };
}

/**
 * Replaces the focus that Gatsby's router gives to each new page: it scrolls,
 * which ends a smooth scroll that has begun.
 * https://github.com/reach/router/issues/62
 */
export function replaceRouterFocus(focus: (page: HTMLElement) => void): void {
  const page = document.getElementById("gatsby-focus-wrapper");
  if (page) page.focus = () => focus(page);
}
