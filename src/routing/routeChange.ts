/**
 * A route change has three steps:
 *
 * 1. Requested: a link requests a page, or back or forward requests a page that is not
 *    loaded. Gatsby's loader loads the page (`gatsby-internals/browser`). Until the page
 *    arrives, `<main>` is busy. CSS shows the busy state after 300 ms, for
 *    at most 30 s.
 * 2. Loaded: the router changes the URL. Back and forward have already changed it.
 * 3. Rendered: the router calls `onRouteUpdate`, and `<main>` is no longer busy. The page
 *    scrolls to its saved position, or else to the hash's element, or else to the hero.
 *    The position is saved now and on each later scroll (`scrollPositions`). The focus
 *    moves, unless the visitor stays on the same page and a saved position was restored.
 *
 * On back and forward (`popstate`), a hash that the router could not decode is repaired
 * first (`gatsby-internals/browser`). Back and forward also close the mobile menu
 * (`useMobileMenu`) and cancel a requested page. If back or forward leads to the history
 * entry that is still on the screen, nothing is rendered, and `<main>` is not busy.
 *
 * If loading fails or takes too long, the browser loads the page as a document. If the
 * visitor stops this load, or the browser restores the old document from the bfcache, the
 * router renders nothing, so these two cases also end the busy state. A bfcache page that
 * does not match the URL is reloaded. The position of a new document is restored before
 * hydration (`document/inlineScript`).
 */
import { makeNavigationReliable } from "../gatsby-internals/browser/reliableNavigation";
import {
  preventRouterFocus,
  routePath,
  routerPage,
} from "../gatsby-internals/browser/router";
import { focusElement, findHero, scrollToElement } from "./scrollAndFocus";
import {
  isHistoryEntryShown,
  markRenderedEntryStale,
  restorePosition,
  savePosition,
  startScrollRestoration,
} from "./scrollPositions";

type Address = Pick<Location, "href" | "pathname">;

interface RouteUpdate {
  location: Address;
  prevLocation: Address | null;
}

/** The animation in `global.css` that shows and ends the busy state. */
const BUSY_ANIMATION = "busy";

function setBusy(isBusy: boolean): void {
  const main = document.querySelector("main");
  if (isBusy) main?.setAttribute("aria-busy", "true");
  else main?.removeAttribute("aria-busy");
}

/** The number of requested pages, including back and forward. */
let requestCount = 0;

/**
 * Begins a navigation and cancels the previous navigation.
 *
 * @returns `isLatest`, which returns false once another navigation has begun
 */
function beginNavigation(): () => boolean {
  requestCount += 1;
  const request = requestCount;
  return () => request === requestCount;
}

/** Returns the HTML element that the URL's hash names. Elements of an SVG do not count. */
function findHashTarget(): HTMLElement | null {
  const id = decodeURIComponent(window.location.hash.slice(1));
  const element: Element | null = document.getElementById(id);
  return element instanceof HTMLElement ? element : null;
}

function startFirstPage(): void {
  startScrollRestoration();
  preventRouterFocus();
  window.addEventListener("popstate", () => {
    beginNavigation();
    if (isHistoryEntryShown()) setBusy(false);
  });
  // A page from the bfcache cancels its request for another page.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    beginNavigation();
    setBusy(false);
    // WebKit resets the scroll position of pages from the bfcache.
    if (isHistoryEntryShown()) restorePosition();
    else window.location.reload();
  });
  // Some browsers fire no event when the visitor stops a load.
  window.addEventListener("animationend", ({ animationName }) => {
    if (animationName === BUSY_ANIMATION) setBusy(false);
  });
  // In development, Gatsby gives pages no hash of the scripts, so each route change would
  // load a document.
  if (process.env.NODE_ENV === "production") {
    makeNavigationReliable(() => {
      setBusy(true);
      return beginNavigation();
    });
  }
}

/** Gatsby's hook, called when the router has rendered a page, including the first page. */
export function onRouteUpdate({ location, prevLocation }: RouteUpdate): void {
  if (!prevLocation) startFirstPage();
  // This runs after React's commit, because an error in the commit would blank the page.
  else queueMicrotask(() => showPage(location, prevLocation));
}

function showPage(location: Address, prevLocation: Address): void {
  if (location.href !== window.location.href) {
    // The visitor has already opened another page, and that page will replace this page.
    markRenderedEntryStale();
    return;
  }
  setBusy(false);
  const isNewPage =
    routePath(location.pathname) !== routePath(prevLocation.pathname);
  const target = findHashTarget();
  const scrollTarget = target ?? findHero();
  const isRestored = restorePosition();
  if (!isRestored) {
    scrollToElement(scrollTarget, target && isNewPage ? "instant" : "smooth");
  }
  if (isNewPage) focusElement(target ?? routerPage());
  else if (!isRestored) focusElement(scrollTarget);
  savePosition();
}

/** Gatsby's hook, which turns off Gatsby's own scrolling. */
export const shouldUpdateScroll = () => false;
