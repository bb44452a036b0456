const STORAGE_KEY = "gainova-positions";

/** More entries than a browser keeps in the history of a tab. */
const LIMIT = 100;

function load(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(
      sessionStorage.getItem(STORAGE_KEY) ?? "[]",
    );
    const entries = Array.isArray(stored) ? (stored as unknown[]) : [];
    return new Map(entries.filter(isPosition));
  } catch {
    // Storage is refused or holds rubbish: only this document remembers.
    return new Map();
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return (
    Array.isArray(entry) &&
    typeof entry[0] === "string" &&
    typeof entry[1] === "number"
  );
}

/** Where the visitor was at each entry of the tab's history. */
export interface Positions {
  /** The position of an entry in px from the top, if it is known. */
  get: (key: string) => number | undefined;
  set: (key: string, top: number) => void;
  /** Keeps the positions for later documents in the same tab. */
  save: () => void;
}

/** The positions that earlier documents of this tab have kept. */
export function openPositions(): Positions {
  const tops = load();
  return {
    get: (key) => tops.get(key),
    set(key, top) {
      // Put in anew, so that the entries not seen for longest come first.
      tops.delete(key);
      tops.set(key, top);
    },
    save() {
      try {
        const entries = [...tops].slice(-LIMIT);
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify(entries));
      } catch {
        // Storage is refused or full: only this document remembers.
      }
    },
  };
}
