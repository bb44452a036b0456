import { decodeHash } from "./hash";
import { pagePath } from "./pagePath";
import { ensureEntryKey, entryKey } from "./scroll/historyEntry";
import { openPositions, type Positions } from "./scroll/positions";
import { shareScrollRestoration } from "./scroll/scrollRestoration";
import { moveFocus, scrollTo, startOf } from "./scroll/scrollTo";

type Place = Pick<Location, "pathname" | "hash">;

interface RouteUpdate {
  location: Place;
  prevLocation: Place | null;
}

let positions: Positions | undefined;

/** The history entry whose page is on the screen. */
let shownKey: string | undefined;

/**
 * Whether the visitor went back or forward and the page is not there yet. The
 * router's own word for it, `location.action`, gets lost when it has to load
 * the page first.
 */
let returning = false;

function remember(): void {
  if (shownKey !== undefined) positions?.set(shownKey, window.scrollY);
}

function restore(top: number): void {
  window.scrollTo({ top, behavior: "instant" });
}

function onPopState(): void {
  if (!returning) remember();
  if (entryKey() === undefined) {
    // A link to an anchor was followed, which makes an entry of its own. The
    // page stays, and the browser is about to scroll.
    shownKey = ensureEntryKey();
  }
  returning = entryKey() !== shownKey;
}

/**
 * The router focuses a new page after this module has begun to scroll it, and
 * a focus that may scroll ends the smooth scrolling where it is.
 */
function keepFocusFromScrolling(): void {
  const page = document.getElementById("gatsby-focus-wrapper");
  if (!page) return;
  page.focus = (options) => {
    HTMLElement.prototype.focus.call(page, { ...options, preventScroll: true });
  };
}

function start(): void {
  keepFocusFromScrolling();
  positions = openPositions();
  shownKey = ensureEntryKey();
  const top = positions.get(shownKey);
  // The browser has restored it already, if it was told to and could.
  if (top !== undefined && window.scrollY === 0) restore(top);
  shareScrollRestoration();
  window.addEventListener("popstate", onPopState);
  window.addEventListener(
    "scroll",
    () => {
      if (!returning) remember();
    },
    { passive: true },
  );
  window.addEventListener("pagehide", () => {
    if (!returning) remember();
    positions?.save();
  });
}

function arrive(location: Place, previous: Place, returned: boolean): void {
  const path = pagePath(location.pathname);
  const samePage = path === pagePath(previous.pathname);
  const anchor = document.getElementById(decodeHash(location.hash));
  const target = anchor ?? startOf(path);
  const jumps = returned || (anchor !== null && !samePage);
  scrollTo(target, jumps ? "instant" : "smooth");
  if (returned) return;
  if (samePage) {
    moveFocus(target);
  } else if (anchor) {
    // First the router moves the focus to the new page's beginning.
    afterNextFrame(() => moveFocus(anchor));
  }
}

function afterNextFrame(callback: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(callback));
}

/** Gatsby's hook: the address has changed, the page has not. */
export function onPreRouteUpdate({ prevLocation }: RouteUpdate): void {
  if (prevLocation && !returning) remember();
}

/**
 * Gatsby's hook: the page of a new address is on the screen. Takes the visitor
 * to where he was (back and forward), to the anchor, or to the page's start.
 * Of the first page only what comes after its loading is looked after here;
 * the browser itself scrolls to the anchor or to the former position.
 */
export function onRouteUpdate({ location, prevLocation }: RouteUpdate): void {
  if (!prevLocation) {
    start();
    return;
  }
  if (isOvertaken(location)) {
    shownKey = undefined;
    return;
  }
  const returned = returning;
  returning = false;
  shownKey = ensureEntryKey();
  const top = returned ? positions?.get(shownKey) : undefined;
  if (top !== undefined) {
    restore(top);
  } else if (!onlyTidied(location, prevLocation)) {
    arrive(location, prevLocation, returned);
  }
  remember();
  positions?.save();
}

/** Whether the visitor has gone on, so that another page is about to come. */
function isOvertaken({ pathname, hash }: Place): boolean {
  return pathname !== window.location.pathname || hash !== window.location.hash;
}

/** Whether Gatsby has only taken the slash off the end of the address. */
function onlyTidied(location: Place, previous: Place): boolean {
  return (
    location.pathname !== previous.pathname &&
    pagePath(location.pathname) === pagePath(previous.pathname) &&
    location.hash === previous.hash
  );
}

/** Gatsby's hook: all scrolling is done by `onRouteUpdate`. */
export function shouldUpdateScroll(): boolean {
  return false;
}
