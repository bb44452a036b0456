import { readStored, storedValue } from "../components/storedValue";
import { historyEntryKey } from "../gatsby-internals/browser/historyEntryKey";

const KEY = "gainova-positions";

/** Scroll positions in px, by the keys of history entries. */
const positions = storedValue("sessionStorage", KEY);

const savedPositions = () =>
  Object(positions.read()) as Record<string, unknown>;

/** The key of the entry on the screen: the address changes before the page. */
let shownKey: string | undefined;

/** Returns whether the page on the screen is the one of the current history entry. */
export const isHistoryEntryShown = () => shownKey === historyEntryKey();

function savePositionOfHistoryEntry(): void {
  positions.write({ ...savedPositions(), [historyEntryKey()]: window.scrollY });
}

/** Saves the position of the page, unless its address has changed already. */
export function savePosition(): void {
  // Firefox forgets an entry's state, and tells nobody, when its address, with an
  // anchor, is opened again.
  if (!("key" in Object(history.state))) shownKey = historyEntryKey();
  if (isHistoryEntryShown()) savePositionOfHistoryEntry();
}

/** Tells that the page on the screen is not the one of the address. */
export function leaveHistoryEntry(): void {
  shownKey = undefined;
}

/** Scrolls the page of the current history entry to its saved position, if any. */
export function restorePosition(): boolean {
  shownKey = historyEntryKey();
  const top = savedPositions()[shownKey];
  if (typeof top !== "number") return false;
  const scroll = () => window.scrollTo({ top, behavior: "instant" });
  scroll();
  // Before the next frame, Chromium may add a part of the last page's smooth scroll.
  requestAnimationFrame(scroll);
  return true;
}

/**
 * Restores the position of a new document as soon as its HTML is there, unless the
 * visitor has scrolled, and then saves each. Told so, browsers restore nothing, but
 * they go to the fragment: until the HTML has come, and WebKit until `load`. All later
 * scrolling is the visitor's. Where no position is saved, the browser restores its own.
 *
 * @param signal ends this, when the router has the page
 */
export function keepFirstPosition(signal: AbortSignal): void {
  const save = () =>
    window.addEventListener("scroll", savePositionOfHistoryEntry, { signal });
  const { key } = Object(history.state) as { key?: string };
  const top = savedPositions()[key ?? ""];
  if (typeof top !== "number") {
    // It keeps "manual" with the entry.
    history.scrollRestoration = "auto";
    save();
    return;
  }
  history.scrollRestoration = "manual";
  let hasActed = false;
  /** Where the page was before the visitor acted: a press may scroll nothing. */
  let before = 0;
  for (const type of ["wheel", "pointerdown", "keydown"]) {
    window.addEventListener(type, () => (hasActed = true), { once: true });
  }
  window.addEventListener("scroll", () => {
    if (!hasActed) before = window.scrollY;
  });
  const restore = () => {
    if (hasActed && window.scrollY !== before) return;
    window.scrollTo({ top, behavior: "instant" });
    before = window.scrollY;
  };
  // WebKit may go to the fragment once more.
  if (location.hash) window.addEventListener("load", restore, { signal });
  document.addEventListener("DOMContentLoaded", () => {
    restore();
    setTimeout(() => {
      restore();
      save();
    });
  });
}

/**
 * Saves the position of each page that the router shows. The browser's restoration is
 * off, because it scrolls before the router has rendered the page. Gatsby's own is not
 * used: it prefers the hash to the position, and takes what the browser scrolls for
 * the position of the page before.
 * https://github.com/reach/router/issues/228
 */
export function startScrollRestoration(): void {
  shownKey = historyEntryKey();
  savePosition();
  // Where storage is refused, only the browser knows what other documents knew.
  const isStored = readStored("sessionStorage", KEY) !== undefined;
  history.scrollRestoration = isStored ? "manual" : "auto";
  window.addEventListener("scroll", savePosition, { passive: true });
}
