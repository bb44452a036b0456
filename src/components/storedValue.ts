type Area = "localStorage" | "sessionStorage";

/** Returns the stored JSON value, or undefined if it is missing, invalid or refused. */
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
 * caller must validate what it reads. If storage throws, the value lasts as long as the
 * document.
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
