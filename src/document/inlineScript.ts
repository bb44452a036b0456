/**
 * What runs before React, in every page, as an inline script of the head that the
 * build bundles (`bundleInlineScript`). It stands after the style sheets: before
 * them, `document.fonts` would know no font.
 *
 * | step                 | its other half                    | what ends it          |
 * | -------------------- | --------------------------------- | --------------------- |
 * | 1. with scripts      | `with-scripts ~ body` in CSS      | an error or 6 s       |
 * |                      | `onInitialClientRender`           | before hydration      |
 * | 2. theme             | `theme/ThemeProvider`             | hydration             |
 * | 3. loading screen    | `loading/LoadingScreen`           | 100 %, or 1 s         |
 * |    and late fonts    | `.late-fonts` in `styles/tokens`  | the next document     |
 * | 4. start of scripts  | `deferScripts`                    | paint, press or 1.5 s |
 * | 5. last click        | `hydrateInSlices`                 | hydration             |
 * |    and position      | `routing/scrollPositions`         | hydration             |
 * |    and other pages   | `ErrorBoundary`                   | hydration, till error |
 * | 6. found answers     | `components/Accordion`            | hydration             |
 */
import { onAnswerOpened, showAnswer } from "../components/Accordion/answers";
import { readStored } from "../components/storedValue";
import {
  FORCED_END_MS,
  PROGRESS_ID,
  runLoadingScreen,
  showProgress,
} from "../loading/runLoadingScreen";
import { keepFirstPosition } from "../routing/scrollPositions";
import { applyTheme, isLightMode, THEME_KEY } from "../theme/theme";
import { ignoreLateFonts, waitForFonts } from "./fonts";
import { startPageScripts } from "./pageScripts";

/** Time after which the page falls back to its no-JS version, in ms. */
const SCRIPTS_TIMEOUT_MS = 6000;

declare global {
  interface Window {
    /** The page's own path, for Gatsby's router. */
    pagePath?: string;
    /** The button or link of the last click before hydration. */
    lastClicked?: HTMLElement;
    /** Called when React has hydrated the page. */
    onHydrated?: () => void;
  }
}

/**
 * CSS is written for the page without scripts. What scripts hide, move, open or lock
 * is in rules that begin with `with-scripts ~ body`: they need this element between
 * `<head>` and `<body>`. Only a script can put it there. In a file, a parser moves it
 * into the body, so a saved page shows whole, whatever was open or scrolled:
 * https://html.spec.whatwg.org/multipage/parsing.html#the-after-head-insertion-mode
 */
const withScripts = document.createElement("with-scripts");

/** Time after which the page's scripts start in any case, in ms. */
const MAX_DELAY_MS = 1500;

/** The page's own path: without the site's prefix and a slash at the end. */
const ownPath = document.documentElement.dataset.path;

let isHydrated = false;

/** Aborted when the router takes over, or another page's document is on its way. */
const untilRouted = new AbortController();

safely(() => {
  // An archived or saved page keeps its no-JS version.
  if (isCopy()) return;

  // 1. The page shows as one with scripts. If they fail or take long, it falls back to
  // its no-JS version until React has hydrated it.
  showWithScripts();
  awaitHydration();

  // 2. `<body>` begins with the theme's class, and the browser's bar with its color.
  const light = isLightMode(readStored("localStorage", THEME_KEY));
  onParsed("body", () => applyTheme(light));

  // 3. The loading screen covers the first page of a tab, and text that waits for its
  // fonts. Later fonts are not used.
  onParsed(`#${PROGRESS_ID} > span`, () => showProgress("0"));
  setTimeout(safely(ignoreLateFonts), FORCED_END_MS);
  if (runLoadingScreen()) waitForFonts();

  // 4. The page's scripts start after the first paint.
  if (ownPath !== undefined) window.pagePath = ownPath || "/";
  startAfterPaint();

  // 5. The last click waits for them. The position does not, nor do the pages of back
  // and forward.
  keepLastClick();
  keepFirstPosition(untilRouted.signal);
  loadOtherPages();

  // 6. The browser's own search finds closed answers, and opens one at a time.
  document.addEventListener(
    "DOMContentLoaded",
    safely(() => {
      showAnswer(document);
      onAnswerOpened(document, (answer) => {
        if (!isHydrated) showAnswer(document, answer);
      });
    }),
  );
})();

/**
 * Returns a function that runs another one. If that throws, the page falls back to its
 * no-JS version and starts its scripts, which need nothing from here.
 */
function safely(run: () => void): () => void {
  return () => {
    try {
      run();
    } catch (error) {
      fallBack();
      startScripts();
      throw error;
    }
  };
}

/**
 * Returns whether the document is a copy of a page, at another address than its
 * own: in an archive or a file, for example. Gatsby would leave it for the page's
 * path, and a file has no router. https://github.com/gatsbyjs/gatsby/issues/14964
 *
 * The 404 page has no path of its own, and any address but a file's; so has each
 * page while developing.
 */
function isCopy(): boolean {
  // Archives give scripts the original `location`.
  const [entry] = performance.getEntriesByType("navigation");
  const { protocol, pathname } = new URL(entry ? entry.name : location.href);
  try {
    const path = decodeURI(pathname).replace(/(\/|(\/index)?\.html)$/, "");
    return (
      protocol === "file:" ||
      (ownPath !== undefined && path !== __PATH_PREFIX__ + ownPath)
    );
  } catch {
    // Gatsby cannot decode the URL, either.
    return true;
  }
}

function showWithScripts(): void {
  document.head.after(withScripts);
}

/**
 * Calls a function as soon as the parser has created an element: the browser may
 * paint it before it runs the next script.
 */
function onParsed(selector: string, run: () => void): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    safely(run)();
  }).observe(document, { childList: true, subtree: true });
}

/**
 * Starts the page's scripts after its first paint, so that fonts and pictures get
 * the bandwidth, or as soon as the visitor acts. A background tab does not paint,
 * hence the timeout. While developing there is nothing to start.
 */
function startAfterPaint(): void {
  window.addEventListener(
    "load",
    safely(() => {
      const paint = new PerformanceObserver(startScripts);
      paint.observe({ type: "paint", buffered: true });
    }),
  );
  for (const type of ["pointerdown", "keydown"]) {
    window.addEventListener(type, startScripts, { once: true });
  }
  setTimeout(startScripts, MAX_DELAY_MS);
}

function startScripts(): void {
  startPageScripts(fallBack);
}

/** Keeps the last click, until the visitor opens another page. */
function keepLastClick(): void {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const control = target.closest<HTMLElement>("a, button");
    if (control) window.lastClicked = control;
  });
  // The page can come back from the bfcache, and hydrate only then.
  window.addEventListener("pagehide", () => delete window.lastClicked);
}

/**
 * Loads the document of another page that back or forward leads to while no router
 * shows it: before hydration, and after an error has taken the page from React.
 */
function loadOtherPages(): void {
  const { pathname } = location;
  window.addEventListener("popstate", () => {
    const isRouted = isHydrated && withScripts.isConnected;
    if (isRouted || location.pathname === pathname) return;
    // The page on the screen scrolls until the other one has come.
    untilRouted.abort();
    location.reload();
  });
}

function awaitHydration(): void {
  window.onHydrated = () => {
    isHydrated = true;
    untilRouted.abort();
    if (!withScripts.isConnected) keepInView(showWithScripts);
  };
  setTimeout(fallBack, SCRIPTS_TIMEOUT_MS);
}

/** Shows the no-JS version of a page that React has not hydrated. */
function fallBack(): void {
  if (isHydrated) return;
  keepInView(() => withScripts.remove());
  // Nothing else scrolls on back and forward.
  history.scrollRestoration = "auto";
}

/**
 * Makes a change, and scrolls by as much as it moves what is in the middle of the
 * window: browsers do not where the bar's position changes, and Safari never does. At
 * the top, the top stays.
 */
function keepInView(change: () => void): void {
  if (window.scrollY === 0) {
    change();
    return;
  }
  const { innerWidth, innerHeight } = window;
  const tops = document
    .elementsFromPoint(innerWidth / 2, innerHeight / 2)
    .filter((element) => element.closest("main, footer"))
    .map((element) => [element, topOf(element)] as const);
  change();
  // The innermost may be what the change hides.
  const shown = tops.find(([element]) => element.getClientRects().length > 0);
  if (!shown) return;
  const [element, top] = shown;
  window.scrollBy({ top: topOf(element) - top, behavior: "instant" });
}

const topOf = (element: Element) => element.getBoundingClientRect().top;
