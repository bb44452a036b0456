const STORAGE_KEY = "gainova-positions";

/** Scroll positions in px from the top, by the keys of their history entries. */
let positions: Record<string, number> = {};

/** The history entry on the screen; the address runs ahead while pages load. */
let shownKey: string | undefined;

function entryKey(): string | undefined {
  return (history.state as { key?: string } | null)?.key;
}

/** Marks the current entry as shown, and gives it a key if it has none. */
function showEntry(): string {
  let key = entryKey();
  if (key === undefined) {
    key = String(Math.random());
    history.replaceState({ ...(history.state as object | null), key }, "");
  }
  shownKey = key;
  return key;
}

function readPositions(): Record<string, number> {
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY) ?? "{}";
    return { ...(JSON.parse(stored) as Record<string, number>) };
  } catch {
    return {};
  }
}

/** Remembers the scroll position of the history entry on the screen. */
export function saveScroll(): void {
  if (shownKey !== undefined && shownKey === entryKey()) {
    positions[shownKey] = window.scrollY;
  }
}

/**
 * Stops saving until `restoreScroll`, because the page on the screen belongs to
 * no history entry that the visitor can return to.
 */
export function pauseSavingScroll(): void {
  shownKey = undefined;
}

/**
 * Scrolls to where the visitor left the current history entry.
 *
 * @returns false for an entry that they have not been to yet
 */
export function restoreScroll(): boolean {
  const top = positions[showEntry()];
  if (top !== undefined) window.scrollTo({ top, behavior: "instant" });
  return top !== undefined;
}

function storePositions(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
  } catch {
    // Without storage, positions live as long as the document.
  }
}

/**
 * Starts saving scroll positions. The browser restores the position of whole
 * documents (reload, back from another site) while it loads them. Within a
 * document it would scroll before the router has rendered the page, so it must
 * not. Gatsby's own positions are of no use: it always prefers the hash, and
 * loses the entry's key when it has to load a page.
 */
export function startScrollRestoration(): void {
  positions = readPositions();
  showEntry();
  // The browser restored nothing if a lost tab could not hand it over.
  if (window.scrollY === 0) restoreScroll();
  saveScroll();

  window.addEventListener("scroll", saveScroll, { passive: true });
  window.addEventListener("popstate", () => {
    // The router has a key for each of its entries. This one was made by a
    // plain link to an anchor: the page stays, and the browser scrolls.
    if (entryKey() === undefined) showEntry();
  });
  window.addEventListener("pagehide", () => {
    storePositions();
    history.scrollRestoration = "auto";
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
