/** What Gatsby's loader returns for a page; no `page` where loading failed. */
interface PageResources {
  page?: { webpackCompilationHash: string };
}

/** Gatsby's private globals for moving from page to page. */
interface GatsbyWindow {
  /** The build that this document's scripts belong to. */
  ___webpackCompilationHash: string;
  ___loader: {
    hovering: (path: string) => void;
    loadPage: (path: string) => Promise<PageResources | undefined>;
  };
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
  let lastNavigation = 0;

  /** Loads what this document needs to show a page; undefined if it cannot. */
  async function load(address: string): Promise<PageResources | undefined> {
    try {
      // Gatsby fails later, on a blank page, if it cannot decode the hash.
      decodeURIComponent(address);
      const resources = await Promise.race([
        loadPage(address.replace(/#.*/, "")),
        new Promise<undefined>((resolve) => {
          setTimeout(resolve, LOAD_TIMEOUT_MS);
        }),
      ]);
      const build = resources?.page?.webpackCompilationHash;
      return build === gatsby.___webpackCompilationHash ? resources : undefined;
    } catch {
      return undefined;
    }
  }

  async function navigateReliably(to: string, options?: { replace?: boolean }) {
    lastNavigation += 1;
    const navigation = lastNavigation;
    const from = location.href;
    const resources = await load(to);
    if (navigation !== lastNavigation || location.href !== from) return;
    if (resources) navigate(to, options);
    else if (options?.replace) location.replace(to);
    else location.assign(to);
  }

  gatsby.___navigate = (to, options) => {
    if (typeof to === "number") navigate(to);
    else void navigateReliably(to, options);
  };

  // Gatsby calls this after back and forward, when the address has changed
  // already, for pages that this document has not shown yet.
  loader.loadPage = async (path) => {
    const address = location.href;
    const resources = await load(path);
    if (location.href === address) {
      if (resources) return resources;
      location.reload();
    }
    return new Promise(() => undefined);
  };
}

/**
 * Loads a page when a finger touches a link to it, about 100 ms before the
 * click, as Gatsby does when a mouse enters one.
 */
export function loadPagesOnTouch(): void {
  const { ___loader: loader } = window as unknown as GatsbyWindow;
  document.addEventListener(
    "touchstart",
    ({ target }) => {
      const link = target instanceof Element && target.closest("a");
      // Links to an anchor of another page load a new document.
      if (link && link.origin === location.origin && !link.hash) {
        loader.hovering(link.pathname);
      }
    },
    { passive: true },
  );
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
