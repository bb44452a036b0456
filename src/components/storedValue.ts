type Area = "localStorage" | "sessionStorage";

/** Returns what is stored, whatever it is; undefined for nothing and for no JSON. */
export function readStored(area: Area, key: string): unknown {
  try {
    const text = window[area].getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns functions that read and write a value in the browser's storage. Whoever
 * reads it checks it. What storage refuses lasts as long as the document.
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
