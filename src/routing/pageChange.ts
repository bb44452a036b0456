/**
 * A change of the page, in the order of what happens:
 *
 * 1. Asked for, by a link, or by back or forward to a page that is not loaded.
 *    Gatsby's loader loads it (`gatsby-internals/browser`). Meanwhile the
 *    page is busy, which CSS shows where it takes long, for 30 s at most.
 * 2. Loaded: the router changes the address, which back and forward have changed
 *    already.
 * 3. Rendered: the router calls `onRouteUpdate`. The page is no longer busy. It
 *    scrolls to its saved position, to the anchor in the address or to its hero,
 *    and the position is saved, as it is on each later scroll (`scrollPositions`).
 *    The focus moves, unless a position of the same page was restored.
 *
 * Back and forward (`popstate`) first have their hash repaired, which the router
 * could not decode (`gatsby-internals/browser`). They close the mobile menu
 * (`useMobileMenu`) and give up what a link has asked for. If they lead to the entry
 * whose page is shown still, nothing is rendered, and the page is not busy either.
 *
 * A load that fails, or takes too long, ends as one of a new document. Nothing is
 * rendered if the visitor stops that load, or comes back to this document in the
 * back/forward cache, so both end the busy state, too; in the cache, a page that is not
 * the one of the address is loaded. The position of a new document is restored before
 * React comes (`document/inlineScript`).
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
  leaveHistoryEntry,
  restorePosition,
  savePosition,
  startScrollRestoration,
} from "./scrollPositions";

type Address = Pick<Location, "href" | "pathname">;

interface RouteUpdate {
  location: Address;
  prevLocation: Address | null;
}

function setBusy(isBusy: boolean): void {
  const main = document.querySelector("main");
  if (isBusy) main?.setAttribute("aria-busy", "true");
  else main?.removeAttribute("aria-busy");
}

/** How often a page was asked for, also by back and forward. */
let requestCount = 0;

/**
 * Counts a request, which gives up the page of the one before.
 *
 * @returns a function that returns whether it is still the last
 */
function startRequest(): () => boolean {
  requestCount += 1;
  const request = requestCount;
  return () => request === requestCount;
}

/** Returns the element that the hash in the address names, unless a drawing has it. */
function anchor(): HTMLElement | null {
  const id = decodeURIComponent(window.location.hash.slice(1));
  const element: Element | null = document.getElementById(id);
  return element instanceof HTMLElement ? element : null;
}

function startFirstPage(): void {
  startScrollRestoration();
  preventRouterFocus();
  window.addEventListener("popstate", () => {
    startRequest();
    if (isHistoryEntryShown()) setBusy(false);
  });
  // What was asked for before this page went into the back/forward cache is given up.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    startRequest();
    setBusy(false);
    // WebKit shows the top.
    if (isHistoryEntryShown()) restorePosition();
    else window.location.reload();
  });
  // Not every browser tells that the visitor has stopped a load.
  window.addEventListener("animationend", ({ animationName }) => {
    if (animationName === "pending") setBusy(false);
  });
  // Gatsby's development server gives pages no hash of the scripts, so each change would
  // load a document.
  if (process.env.NODE_ENV === "production") {
    makeNavigationReliable(() => {
      setBusy(true);
      return startRequest();
    });
  }
}

/** Gatsby's hook: the router has rendered a page, or the first one. */
export function onRouteUpdate({ location, prevLocation }: RouteUpdate): void {
  if (!prevLocation) startFirstPage();
  // Not in React's commit, where an error would blank the page.
  else queueMicrotask(() => showPage(location, prevLocation));
}

function showPage(location: Address, prevLocation: Address): void {
  if (location.href !== window.location.href) {
    // The visitor has moved on, and another page will replace this one.
    leaveHistoryEntry();
    return;
  }
  setBusy(false);
  const isNewPage =
    routePath(location.pathname) !== routePath(prevLocation.pathname);
  const target = anchor();
  const place = target ?? findHero();
  const isRestored = restorePosition();
  if (!isRestored) {
    scrollToElement(place, target && isNewPage ? "instant" : "smooth");
  }
  if (isNewPage) focusElement(target ?? routerPage());
  else if (!isRestored) focusElement(place);
  savePosition();
}

/** Gatsby's hook: turns off Gatsby's own scrolling. */
export const shouldUpdateScroll = () => false;
