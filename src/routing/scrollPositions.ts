import { readStored, storedValue } from "../components/storedValue";
import { historyEntryKey } from "../gatsby-internals/browser/historyEntryKey";

const KEY = "gainova-positions";

/** Scroll positions in px, by the keys of history entries. */
const positions = storedValue("sessionStorage", KEY);

const savedPositions = () =>
  Object(positions.read()) as Record<string, unknown>;

/** The key of the rendered history entry. The URL changes before the page is rendered. */
let renderedEntryKey: string | undefined;

/** Returns whether the rendered page belongs to the current history entry. */
export const isHistoryEntryShown = () => renderedEntryKey === historyEntryKey();

function savePositionOfHistoryEntry(): void {
  positions.write({ ...savedPositions(), [historyEntryKey()]: window.scrollY });
}

/** Saves the page's scroll position, unless the URL already belongs to another page. */
export function savePosition(): void {
  // Firefox drops `history.state` without firing an event if the visitor opens the same
  // URL with a hash again.
  if (!("key" in Object(history.state))) renderedEntryKey = historyEntryKey();
  if (isHistoryEntryShown()) savePositionOfHistoryEntry();
}

/** Marks the rendered page as not belonging to the current history entry. */
export function markRenderedEntryStale(): void {
  renderedEntryKey = undefined;
}

/**
 * Scrolls to the saved position of the current history entry. Returns false if no position
 * is saved.
 */
export function restorePosition(): boolean {
  renderedEntryKey = historyEntryKey();
  const top = savedPositions()[renderedEntryKey];
  if (typeof top !== "number") return false;
  const scroll = () => window.scrollTo({ top, behavior: "instant" });
  scroll();
  // Chromium can continue the previous page's smooth scroll until the next frame.
  requestAnimationFrame(scroll);
  return true;
}

/**
 * Restores the scroll position of a new document as soon as its HTML has arrived, unless
 * the visitor has scrolled. Then saves each new position. With `manual`, browsers restore
 * no position, but scroll to the hash's element while the HTML arrives. WebKit can do this
 * until `load`. All later scrolling comes from the visitor. If no position is saved here,
 * the browser restores its own saved position.
 *
 * @param signal aborted when the router takes over
 */
export function restoreScrollBeforeHydration(signal: AbortSignal): void {
  const save = () =>
    window.addEventListener("scroll", savePositionOfHistoryEntry, { signal });
  const { key } = Object(history.state) as { key?: string };
  const top = savedPositions()[key ?? ""];
  if (typeof top !== "number") {
    // The history entry can still have "manual" from an earlier document.
    history.scrollRestoration = "auto";
    save();
    return;
  }
  history.scrollRestoration = "manual";
  let hasActed = false;
  /** The scroll position before the visitor acted. A key press does not always scroll. */
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
  // WebKit can scroll to the hash's element again on `load`.
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
 * Saves the scroll position of each page that the router shows. The browser's own
 * restoration is off, because the browser scrolls before the router has rendered the page.
 * Gatsby's restoration is not used, because Gatsby prefers the hash to the position, and
 * attributes the browser's scrolling to the previous page.
 * https://github.com/reach/router/issues/228
 */
export function startScrollRestoration(): void {
  renderedEntryKey = historyEntryKey();
  savePosition();
  // If storage throws, only the browser has the positions of other documents.
  const isStored = readStored("sessionStorage", KEY) !== undefined;
  history.scrollRestoration = isStored ? "manual" : "auto";
  window.addEventListener("scroll", savePosition, { passive: true });
}
