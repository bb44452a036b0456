import { replaceRouterFocus } from "../gatsby-internals/reliableNavigation";
import { pagePath } from "./pagePath";
import { routeAt } from "./routes";
import { moveFocus, scrollTo } from "./scrollTo";

const STORAGE_KEY = "gainova-positions";

/** Scroll positions in px from the top, by the keys of their history entries. */
let positions: Record<string, number> = {};

/** The history entry on the screen; the address changes before its page comes. */
let shownKey: string | undefined;

const entryKey = () => (history.state as { key?: string } | null)?.key;

/** Marks the current history entry as shown; gives it a key if it has none. */
function showEntry(): string {
  const key = entryKey() ?? String(Math.random());
  history.replaceState({ ...(history.state as object | null), key }, "");
  shownKey = key;
  return key;
}

function savePosition(): void {
  if (shownKey !== undefined && shownKey === entryKey()) {
    positions[shownKey] = window.scrollY;
  }
}

/** Scrolls to the saved position of the current history entry, if there is one. */
function restorePosition(): boolean {
  const top = positions[showEntry()];
  if (top !== undefined) window.scrollTo({ top, behavior: "instant" });
  return top !== undefined;
}

/**
 * Leaves scroll restoration to the browser while it loads a document. Within a
 * document the browser would scroll before the router has rendered the page.
 */
function startScrollRestoration(): void {
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY) ?? "{}";
    positions = JSON.parse(stored) as Record<string, number>;
  } catch {
    // Without storage, positions last as long as the document.
  }
  // The browser restores no entry that was left while restoring was manual.
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
    // Browsers restore the position right after these events.
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
 * Gatsby's hook, called when the page of a new address is on the screen. Scrolls
 * to the saved position (back and forward), the anchor, or the page's hero. The
 * browser itself scrolls the first page.
 */
export function onRouteUpdate({ location, prevLocation }: RouteUpdate): void {
  if (!prevLocation) {
    startScrollRestoration();
    replaceRouterFocus(focusNewPage);
    return;
  }
  if (location.href !== window.location.href) {
    // The visitor has moved on, and another page is about to come.
    shownKey = undefined;
    return;
  }
  const path = pagePath(location.pathname);
  const isNewPage = path !== pagePath(prevLocation.pathname);
  const target = anchor() ?? document.getElementById(routeAt(path)?.hero ?? "");
  if (!restorePosition()) {
    scrollTo(target, anchor() && isNewPage ? "instant" : "smooth");
  }
  if (!isNewPage) moveFocus(target);
  savePosition();
}

/** Gatsby's hook: turns off its own scrolling. */
export const shouldUpdateScroll = () => false;
