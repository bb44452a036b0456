/** What Gatsby's loader gives for a page; less where it could not load it. */
interface PageResources {
  page?: { webpackCompilationHash: string };
}

/** The part of Gatsby's globals that leads from page to page. */
interface GatsbyWindow {
  /** Which build the scripts of this document are from. */
  ___webpackCompilationHash: string;
  ___loader: {
    loadPage: (path: string) => Promise<PageResources | undefined>;
  };
  ___navigate: (to: string | number, options?: { replace?: boolean }) => void;
}

/**
 * How long a click waits for data and script of the next page, in ms. Then the
 * browser loads it whole, which shows that something is under way.
 */
export const PATIENCE_MS = 3000;

function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes every click, back and forward end on the page that was asked for, and
 * the last one win. A page that cannot be shown in this document is loaded
 * whole, with query and hash: its files are gone or another build's, the
 * network is lost or slow, or its hash is one that the router fails on. Gatsby
 * by itself drops query and hash, doubles the entry in the history, or stays.
 *
 * @param gatsby the window, after Gatsby's first render
 */
export function makeNavigationSure(
  gatsby: GatsbyWindow = window as unknown as GatsbyWindow,
): void {
  const { ___loader: loader, ___navigate: navigate } = gatsby;
  const load = loader.loadPage;
  let lastMove = 0;

  /** The page's resources; none where this document cannot show the page. */
  function loadFitting(path: string): Promise<PageResources | undefined> {
    const build = gatsby.___webpackCompilationHash;
    const loaded = load(path).then(
      (found) =>
        found?.page?.webpackCompilationHash === build ? found : undefined,
      () => undefined,
    );
    const waited = new Promise<undefined>((over) => {
      setTimeout(over, PATIENCE_MS);
    });
    return Promise.race([loaded, waited]);
  }

  gatsby.___navigate = (to, options) => {
    if (typeof to === "number") {
      navigate(to, options);
      return;
    }
    lastMove += 1;
    const move = lastMove;
    const from = location.href;
    const loaded = isDecodable(to)
      ? loadFitting(to.replace(/#.*/, ""))
      : Promise.resolve(undefined);
    void loaded.then((found) => {
      if (move !== lastMove || location.href !== from) return;
      if (found) navigate(to, options);
      else if (options?.replace) location.replace(to);
      else location.assign(to);
    });
  };

  // Back and forward change the address before the page is there; Gatsby asks
  // for the page here if this document has not shown it before.
  loader.loadPage = async (path) => {
    const address = location.href;
    const found = await loadFitting(path);
    if (found && location.href === address) return found;
    if (!found && location.href === address) location.reload();
    // The visitor is on his way elsewhere: what comes next is not ours.
    return new Promise(() => undefined);
  };
}
