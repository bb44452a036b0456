import { storedValue } from "../components/storedValue";
import { entryKey, setEntryKey } from "../gatsby-internals/historyEntry";

/** Scroll positions in px, by the keys of history entries and by addresses. */
const positions = storedValue("sessionStorage", "gainova-positions");

const savedPositions = (): Record<string, number> =>
  Object.fromEntries(
    Object.entries(Object(positions.read()) as object).filter(
      ([, position]) => typeof position === "number",
    ),
  );

/** The key of the page on the screen; the address changes before the page. */
let shownKey: string | undefined;

function save(...names: string[]): void {
  const saved = savedPositions();
  for (const name of names) saved[name] = window.scrollY;
  positions.write(saved);
}

/** Saves the position of the page, unless its address has changed already. */
export function savePosition(): void {
  if (shownKey !== undefined && shownKey === entryKey()) {
    save(shownKey, window.location.href);
  }
}

/** Saves the position of the page that the router is about to replace. */
export function saveLastPosition(): void {
  // Not where the browser may have scrolled: to the anchor of a plain link, whose
  // history entry has no key, or to the position of the next page.
  const isOnPage =
    entryKey() !== undefined && history.scrollRestoration === "manual";
  if (shownKey !== undefined && isOnPage) save(shownKey);
  shownKey = undefined;
}

/** Marks the current history entry as the one on the screen. */
function showEntry(): string {
  const key = entryKey() ?? String(Math.random());
  setEntryKey(key);
  shownKey = key;
  return key;
}

function restore(top: number | undefined): boolean {
  if (top === undefined) return false;
  const scroll = () => window.scrollTo({ top, behavior: "instant" });
  scroll();
  // Before the next frame, Chromium may add a part of the last page's smooth scroll.
  requestAnimationFrame(scroll);
  return true;
}

/** Scrolls the page of the current history entry to its saved position, if any. */
export const restorePosition = () => restore(savedPositions()[showEntry()]);

/**
 * Takes scroll restoration from the browser while the document is visible, because
 * the browser scrolls before the router has rendered the page. A hidden document
 * may end at any time, and then the browser restores the position of the next one.
 * Gatsby's own is not used: it prefers the hash to the position, and takes what the
 * browser scrolls for the position of the page before.
 * https://github.com/reach/router/issues/228
 */
export function startScrollRestoration(): void {
  // Chromium forgets the state of a history entry whose page has crashed.
  const [load] = performance.getEntriesByType(
    "navigation",
  ) as PerformanceNavigationTiming[];
  const hasCrashed = entryKey() === undefined && load?.type === "reload";
  // The mode belongs to the history entry, so an earlier entry is still manual:
  // https://developer.mozilla.org/docs/Web/API/History/scrollRestoration
  const isManual = history.scrollRestoration === "manual";
  const key = showEntry();
  if (!window.hasScrolled && (hasCrashed || isManual)) {
    restore(savedPositions()[hasCrashed ? window.location.href : key]);
  }
  savePosition();

  window.addEventListener("scroll", savePosition, { passive: true });
  const setMode = () => {
    history.scrollRestoration = document.hidden ? "auto" : "manual";
  };
  document.addEventListener("visibilitychange", setMode);
  // Browsers restore the position of a document right after these events.
  const setModeLater = () => setTimeout(setMode);
  if (document.readyState === "complete") setModeLater();
  window.addEventListener("pageshow", setModeLater);
}
