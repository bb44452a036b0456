import { storedValue } from "../components/storedValue";
import { entryKey, setEntryKey } from "../gatsby-internals/historyEntry";

/** Scroll positions in px, by the keys of their history entries. */
const stored = storedValue<Record<string, number>>(
  "sessionStorage",
  "gainova-positions",
  (value) =>
    Object.fromEntries(
      Object.entries(Object(value) as object).filter(
        ([, top]) => typeof top === "number",
      ),
    ),
);

let positions: Record<string, number> = {};

/** The key of the page on the screen; the address changes before the page. */
let shownKey: string | undefined;

/** Saves the position of the page, unless its address has changed already. */
export function savePosition(): void {
  if (shownKey !== undefined && shownKey === entryKey()) {
    positions[shownKey] = window.scrollY;
  }
}

/** Saves the position of the page that the router is about to replace. */
export function saveLastPosition(): void {
  // Otherwise the browser may have scrolled: to the anchor of a plain link, whose
  // history entry has no key, or to the position of the next page.
  const isOnPage =
    entryKey() !== undefined && history.scrollRestoration === "manual";
  if (shownKey !== undefined && isOnPage) positions[shownKey] = window.scrollY;
  shownKey = undefined;
}

/** Marks the current history entry as the one on the screen. */
function showEntry(): string {
  const key = entryKey() ?? String(Math.random());
  setEntryKey(key);
  shownKey = key;
  return key;
}

/** Scrolls the page of the current history entry to its saved position, if any. */
export function restorePosition(): boolean {
  const top = positions[showEntry()];
  if (top === undefined) return false;
  const restore = () => window.scrollTo({ top, behavior: "instant" });
  restore();
  // Until then, Chromium may add a part of the last page's smooth scroll.
  requestAnimationFrame(restore);
  return true;
}

/**
 * Turns off the browser's scroll restoration within the document, because it
 * scrolls before the router has rendered the page. Gatsby's is not used, because
 * it prefers the hash to the position.
 * https://github.com/reach/router/issues/228
 */
export function startScrollRestoration(): void {
  positions = stored.read();
  // The mode belongs to the history entry, so an earlier entry is still manual:
  // https://developer.mozilla.org/docs/Web/API/History/scrollRestoration
  if (window.scrollY > 0 || !restorePosition()) showEntry();
  savePosition();

  window.addEventListener("scroll", savePosition, { passive: true });
  window.addEventListener("pagehide", () => {
    savePosition();
    stored.write(positions);
    history.scrollRestoration = "auto";
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
