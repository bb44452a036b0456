type Area = "localStorage" | "sessionStorage";

/**
 * Returns the stored JSON value. Returns undefined if the value is missing or invalid, or
 * if storage throws.
 */
export function readStored(area: Area, key: string): unknown {
  try {
    const text = window[area].getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns functions that read and write a JSON value in the browser's storage. The
 * caller must validate the value. If storage throws, the value is kept in memory, so it
 * is lost with the document.
 */
export function storedValue(area: Area, key: string) {
  let refused: unknown;
  return {
    read: () => (refused === undefined ? readStored(area, key) : refused),
    write(value: unknown): void {
      try {
        window[area].setItem(key, JSON.stringify(value));
        refused = undefined;
      } catch {
        refused = value;
      }
    },
  };
}
