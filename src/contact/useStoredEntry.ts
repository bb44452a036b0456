import { useCallback, useState } from "react";

import { type ContactEntry, emptyEntry } from "./contactMessage";

/** In memory, too, because storage may be blocked or full. */
const entries = new Map<string, ContactEntry>();

function readEntry(key: string): ContactEntry {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? "{}") as object;
    return entries.get(key) ?? { ...emptyEntry, ...stored };
  } catch {
    return entries.get(key) ?? emptyEntry;
  }
}

/**
 * Returns an entry that lasts for the visit, on all pages and after full loads,
 * and a function that changes some of its fields.
 */
export function useStoredEntry(key: string) {
  const [entry, setEntry] = useState(() => readEntry(key));
  const store = useCallback(
    (change: Partial<ContactEntry>) => {
      const next = { ...readEntry(key), ...change };
      entries.set(key, next);
      try {
        sessionStorage.setItem(key, JSON.stringify(next));
      } catch {
        // The entry lasts as long as the document.
      }
      setEntry(next);
    },
    [key],
  );
  return [entry, store] as const;
}
