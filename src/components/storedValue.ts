type Area = "localStorage" | "sessionStorage";

function readText(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns what is stored, whatever it is; undefined for nothing and for no JSON. */
export const readStored = (area: Area, key: string): unknown =>
  parse(readText(area, key));

/**
 * Returns functions that read, write and watch a value in the browser's storage.
 * What storage refuses or has no room for lasts as long as the document.
 *
 * @param check returns the value of what was parsed as JSON, whatever it is;
 *   undefined stands for nothing and for a text that is no JSON
 */
export function storedValue<T>(
  area: Area,
  key: string,
  check: (stored: unknown) => T,
) {
  const listeners = new Set<() => void>();

  /** What could not be written, and what is stored instead. */
  let unsaved: { text: string; stored: string | null } | undefined;

  /** The last text that was read, and its value. */
  let last: { text: string | null; value: T } | undefined;

  /** Returns the same object as long as the text is the same. */
  function read(): T {
    const stored = readText(area, key);
    // If it differs, another tab or page has written since.
    const text = unsaved?.stored === stored ? unsaved.text : stored;
    if (last?.text !== text) last = { text, value: check(parse(text)) };
    return last.value;
  }

  function write(value: T): void {
    const text = JSON.stringify(value);
    try {
      window[area].setItem(key, text);
      unsaved = undefined;
    } catch {
      unsaved = { text, stored: readText(area, key) };
    }
    for (const listener of listeners) listener();
  }

  /** Calls a listener when the value may have changed, until it is unsubscribed. */
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

/** Returns the properties of a stored object, if it is one, that have a type. */
export const propertiesOf = (stored: unknown, type: "number" | "string") =>
  Object.fromEntries(
    Object.entries(Object(stored) as object).filter(
      ([, value]) => typeof value === type,
    ),
  );
