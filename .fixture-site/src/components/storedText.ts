/**
 * Returns functions that read, write and watch a text in the browser's storage.
 * What storage refuses or has no room for lasts as long as the document.
 */
export function storedText(
  area: "localStorage" | "sessionStorage",
  key: string,
) {
  const listeners = new Set<() => void>();

  /** What could not be written, and what is stored instead. */
  let unsaved: { text: string; stored: string | null } | undefined;

  function readStorage(): string | null {
    try {
      return window[area].getItem(key);
    } catch {
      return null;
    }
  }

  function read(): string | null {
    const stored = readStorage();
    // If it differs, another tab or page has written since.
    return unsaved?.stored === stored ? unsaved.text : stored;
  }

  function write(text: string): void {
    try {
      window[area].setItem(key, text);
      unsaved = undefined;
    } catch {
      unsaved = { text, stored: readStorage() };
    }
    for (const listener of listeners) listener();
  }

  /** Calls a listener when the text may have changed, until it is unsubscribed. */
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener("storage", listener);
    // No storage events reach a page in the back/forward cache.
    window.addEventListener("pageshow", listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener("storage", listener);
      window.removeEventListener("pageshow", listener);
    };
  }

  return { read, write, subscribe };
}
