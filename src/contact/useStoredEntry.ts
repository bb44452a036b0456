import { type SetStateAction, useCallback, useState } from "react";

import { type ContactEntry, emptyEntry } from "./contactMessage";

/** In memory, too, because storage may be blocked or full. */
const entries = new Map<string, ContactEntry>();

function readEntry(key: string): ContactEntry {
  const entry = entries.get(key);
  if (entry) return entry;
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? "{}") as unknown;
    const fields = Object.entries<unknown>({
      ...emptyEntry,
      ...(stored as object),
    });
    return Object.fromEntries(
      fields.map(([field, value]) => [field, String(value)]),
    ) as ContactEntry;
  } catch {
    return emptyEntry;
  }
}

/**
 * Returns an entry that lasts for the visit, on all pages and after full loads,
 * and a function that changes it.
 */
export function useStoredEntry(key: string) {
  const [entry, setEntry] = useState(() => readEntry(key));
  const store = useCallback(
    (change: SetStateAction<ContactEntry>) => {
      const next =
        typeof change === "function" ? change(readEntry(key)) : change;
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
