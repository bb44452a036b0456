/**
 * The inline script that runs in the head of every page, before React. The build bundles
 * the script (`bundleInlineScript`). The script is after the style sheets, because
 * `document.fonts` would be empty before them.
 *
 * | step                 | counterpart                      | ended by                |
 * | -------------------- | -------------------------------- | ----------------------- |
 * | 1. with scripts      | `with-scripts ~ body` in CSS     | an error or 6 s         |
 * |                      | `onInitialClientRender`          | before hydration        |
 * | 2. theme             | `theme/ThemeProvider`            | hydration               |
 * | 3. loading screen    | `loading/LoadingScreen`          | 100 %, or 1 s           |
 * |    and late fonts    | `.late-fonts` in `styles/tokens` | the next document       |
 * | 4. start of scripts  | `deferScripts`                   | paint, press or 1.5 s   |
 * | 5. last click        | `hydrateInSlices`                | hydration               |
 * |    and position      | `routing/scrollPositions`        | hydration               |
 * |    and other pages   | `recoverFromReactError`          | hydration without error |
 * | 6. find-in-page      | `components/FaqList`             | hydration               |
 */
import { onAnswerOpened, showAnswer } from "../components/FaqList/faqAnswers";
import { readStored } from "../components/storedValue";
import {
  FORCED_END_MS,
  PROGRESS_ID,
  runLoadingScreen,
  showProgress,
} from "../loading/runLoadingScreen";
import { restoreScrollBeforeHydration } from "../routing/scrollPositions";
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
 * CSS is written for the no-JS version. Rules for everything that scripts hide, move,
 * open or lock begin with `with-scripts ~ body`, so they need this element between
 * `<head>` and `<body>`. Only a script can insert the element there. When a browser parses
 * a saved page, the parser moves the element into the body, so the page shows its whole
 * no-JS version:
 * https://html.spec.whatwg.org/multipage/parsing.html#the-after-head-insertion-mode
 */
const withScripts = document.createElement("with-scripts");

/** Time after which the page's scripts start even without a paint, in ms. */
const MAX_DELAY_MS = 1500;

/** The page's own path, without the site's path prefix and without a trailing slash. */
const ownPath = document.documentElement.dataset.path;

let isHydrated = false;

/** Aborted when the router takes over, or when the document of another page loads. */
const untilRouted = new AbortController();

safely(() => {
  // An archived or saved page keeps its no-JS version.
  if (isArchivedOrSaved()) return;

  // 1. The page gets its version with scripts. If the scripts fail or take 6 s, the page
  // falls back to its no-JS version until React has hydrated the page.
  showWithScripts();
  awaitHydration();

  // 2. `<body>` gets the theme's class, and the browser's toolbar gets the theme's color.
  const light = isLightMode(readStored("localStorage", THEME_KEY));
  onParsed("body", () => applyTheme(light));

  // 3. The loading screen covers the first page of a tab for at most 1 s, while fonts load.
  // Fonts that load later are not used.
  onParsed(`#${PROGRESS_ID} > span`, () => showProgress("0"));
  setTimeout(safely(ignoreLateFonts), FORCED_END_MS);
  if (runLoadingScreen()) waitForFonts();

  // 4. The page's scripts start after the first paint.
  if (ownPath !== undefined) window.pagePath = ownPath || "/";
  startAfterPaint();

  // 5. The last click is repeated on hydration. Before hydration, the scroll position is
  // restored, and back and forward load other pages as documents.
  keepLastClick();
  restoreScrollBeforeHydration(untilRouted.signal);
  loadOtherPages();

  // 6. Find-in-page can open closed answers, one at a time.
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
 * Wraps a function. If the function throws, the page falls back to its no-JS version. The
 * page's scripts start anyway, because they do not depend on this script.
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
 * Returns whether the document is an archived or saved page. The URL of such a document
 * is not the page's own URL, so Gatsby would navigate to the page's own path:
 * https://github.com/gatsbyjs/gatsby/issues/14964
 *
 * The 404 page and all pages in development have no `data-path`. They can have any URL
 * except a `file:` URL.
 */
function isArchivedOrSaved(): boolean {
  // Archives replace `location` with the page's own URL, but keep the navigation entry.
  const [entry] = performance.getEntriesByType("navigation");
  const { protocol, pathname } = new URL(entry ? entry.name : location.href);
  try {
    const path = decodeURI(pathname).replace(/(\/|(\/index)?\.html)$/, "");
    return (
      protocol === "file:" ||
      (ownPath !== undefined && path !== __PATH_PREFIX__ + ownPath)
    );
  } catch {
    // Gatsby cannot decode such a URL either.
    return true;
  }
}

function showWithScripts(): void {
  document.head.after(withScripts);
}

/**
 * Calls a function as soon as the parser has created an element, because the browser can
 * paint the element before the next script runs.
 */
function onParsed(selector: string, run: () => void): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    safely(run)();
  }).observe(document, { childList: true, subtree: true });
}

/**
 * Starts the page's scripts after the first paint, so that fonts and pictures get the
 * bandwidth. If the visitor presses a key or pointer earlier, the scripts start then. The
 * timeout is for background tabs, because browsers do not paint them. While developing,
 * the scripts have already started.
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

/** Remembers the last clicked button or link until the visitor opens another page. */
function keepLastClick(): void {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const control = target.closest<HTMLElement>("a, button");
    if (control) window.lastClicked = control;
  });
  // Otherwise, a page from the bfcache would repeat the click when React hydrates it.
  window.addEventListener("pagehide", () => delete window.lastClicked);
}

/**
 * Loads the page as a document on back and forward, if no router can render it: before
 * hydration, and after an error of React.
 */
function loadOtherPages(): void {
  const { pathname } = location;
  window.addEventListener("popstate", () => {
    const isRouted = isHydrated && withScripts.isConnected;
    if (isRouted || location.pathname === pathname) return;
    // Until the new document arrives, the old page must not save its scroll position.
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
  // Without a router, the browser must restore the position on back and forward.
  history.scrollRestoration = "auto";
}

/**
 * Makes a change without moving the content in the middle of the viewport. Scroll
 * anchoring does not work if the `position` of the bar changes, and Safari does not support
 * scroll anchoring. A page that is scrolled to its top stays at its top.
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
  // The change can hide the innermost element.
  const shown = tops.find(([element]) => element.getClientRects().length > 0);
  if (!shown) return;
  const [element, top] = shown;
  window.scrollBy({ top: topOf(element) - top, behavior: "instant" });
}

const topOf = (element: Element) => element.getBoundingClientRect().top;
