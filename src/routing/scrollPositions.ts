import { storedValue } from "../components/storedValue";
import { entryKey } from "../gatsby-internals/router";

/** Scroll positions in px, by the keys of history entries. */
const positions = storedValue("sessionStorage", "gainova-positions");

const savedPositions = () =>
  Object(positions.read()) as Record<string, unknown>;

/** The key of the entry on the screen: the address changes before the page. */
let shownKey: string | undefined;

/** Returns whether the page on the screen is the one of the current history entry. */
export const isEntryShown = () => shownKey === entryKey();

/** Saves the position of the page, unless its address has changed already. */
export function savePosition(): void {
  if (!isEntryShown()) return;
  positions.write({ ...savedPositions(), [entryKey()]: window.scrollY });
}

/** Tells that the page on the screen is not the one of the address. */
export function leaveEntry(): void {
  shownKey = undefined;
}

/** Scrolls the page of the current history entry to its saved position, if any. */
export function restorePosition(): boolean {
  shownKey = entryKey();
  const top = savedPositions()[shownKey];
  if (typeof top !== "number") return false;
  const scroll = () => window.scrollTo({ top, behavior: "instant" });
  scroll();
  // Before the next frame, Chromium may add a part of the last page's smooth scroll.
  requestAnimationFrame(scroll);
  return true;
}

/**
 * Takes scroll restoration from the browser while the document is visible, because
 * the browser scrolls before the router has rendered the page. A hidden document
 * may end at any time, and then the browser restores the position of the next one.
 * Gatsby's own is not used: it prefers the hash to the position, and takes what the
 * browser scrolls for the position of the page before.
 * https://github.com/reach/router/issues/228
 */
export function startScrollRestoration(): void {
  // The mode belongs to the history entry, so an earlier entry is still manual:
  // https://developer.mozilla.org/docs/Web/API/History/scrollRestoration
  const isManual = history.scrollRestoration === "manual";
  if (isManual && !window.hasScrolled) restorePosition();
  shownKey = entryKey();
  savePosition();
  window.addEventListener("scroll", savePosition, { passive: true });

  const setMode = () => {
    // The browser knows no position of a page that is still on its way.
    const isBrowsers = document.hidden && isEntryShown();
    history.scrollRestoration = isBrowsers ? "auto" : "manual";
  };
  // Browsers restore the position of a document right after these events.
  const setModeLater = () => setTimeout(setMode);
  if (document.readyState === "complete") setModeLater();
  window.addEventListener("pageshow", setModeLater);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) setMode();
    else setModeLater();
  });
}
