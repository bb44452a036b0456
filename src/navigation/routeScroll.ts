import { entryKey, setEntryKey } from "../gatsby-internals/historyEntry";
import { replaceRouterFocus } from "../gatsby-internals/reliableNavigation";
import { routePath } from "./PageLink";
import { moveFocus, pageHero, scrollTo } from "./scrollTo";

const STORAGE_KEY = "gainova-positions";

/** Scroll positions in px, by the keys of their history entries. */
let positions: Record<string, number> = {};

/** The key of the page on the screen; the address changes before the page. */
let shownKey: string | undefined;

/** Marks the current history entry as shown. */
function showEntry(): string {
  const key = entryKey() ?? String(Math.random());
  setEntryKey(key);
  shownKey = key;
  return key;
}

function savePosition(): void {
  if (shownKey !== undefined && shownKey === entryKey()) {
    positions[shownKey] = window.scrollY;
  }
}

/** Returns whether the current history entry had a saved position. */
function restorePosition(): boolean {
  const top = positions[showEntry()];
  if (top !== undefined) window.scrollTo({ top, behavior: "instant" });
  return top !== undefined;
}

/**
 * Turns off the browser's scroll restoration within the document, because it
 * scrolls before the router has rendered the page. Gatsby's is not used, because
 * it prefers the hash to the position.
 * https://github.com/reach/router/issues/228
 */
function startScrollRestoration(): void {
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY) ?? "{}";
    positions = JSON.parse(stored) as Record<string, number>;
  } catch {
    // Without storage, positions last as long as the document.
  }
  // The mode belongs to the history entry, so an earlier entry is still manual:
  // https://developer.mozilla.org/docs/Web/API/History/scrollRestoration
  if (window.scrollY > 0 || !restorePosition()) showEntry();
  savePosition();

  window.addEventListener("scroll", savePosition, { passive: true });
  window.addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
    } catch {
      // See above.
    }
  });
  const restoreByScript = () => {
    // Browsers restore the position of a document right after these events.
    setTimeout(() => {
      history.scrollRestoration = "manual";
    });
  };
  if (document.readyState === "complete") restoreByScript();
  window.addEventListener("pageshow", restoreByScript);
}

/** Returns the element that the hash in the address names. */
const anchor = () =>
  document.getElementById(decodeURIComponent(window.location.hash.slice(1)));

function focusNewPage(page: HTMLElement): void {
  const target = anchor();
  if (target) moveFocus(target);
  else HTMLElement.prototype.focus.call(page, { preventScroll: true });
}

interface RouteUpdate {
  location: Pick<Location, "href" | "pathname">;
  prevLocation: Pick<Location, "pathname"> | null;
}

/**
 * Scrolls a page that has been routed to. The target is its saved position, the
 * anchor in the address, or its hero, in this order.
 */
function scrollPage(
  location: RouteUpdate["location"],
  prevLocation: Pick<Location, "pathname">,
): void {
  if (location.href !== window.location.href) {
    // The visitor has moved on, and another page will replace this one.
    shownKey = undefined;
    return;
  }
  const isNewPage =
    routePath(location.pathname) !== routePath(prevLocation.pathname);
  const target = anchor() ?? pageHero();
  if (!restorePosition()) {
    scrollTo(target, anchor() && isNewPage ? "instant" : "smooth");
  }
  if (!isNewPage) moveFocus(target);
  savePosition();
}

/** Gatsby's hook: the router is about to render a page, or the first one. */
export function onPreRouteUpdate({ prevLocation }: RouteUpdate): void {
  // Chromium would add the rest of a smooth scroll to the next page's position.
  if (prevLocation) {
    window.scrollTo({ top: window.scrollY, behavior: "instant" });
  }
}

/** Gatsby's hook: the router has rendered a page, or the first one. */
export function onRouteUpdate({ location, prevLocation }: RouteUpdate): void {
  if (prevLocation) {
    scrollPage(location, prevLocation);
  } else {
    startScrollRestoration();
    replaceRouterFocus(focusNewPage);
  }
}

/** Gatsby's hook: turns off Gatsby's own scrolling. */
export const shouldUpdateScroll = () => false;
