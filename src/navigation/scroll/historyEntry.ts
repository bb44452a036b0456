function currentState(): Record<string, unknown> {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null ? { ...state } : {};
}

/** The key of the current history entry. The router gives one to its own. */
export function entryKey(): string | undefined {
  const { key } = currentState();
  return typeof key === "string" ? key : undefined;
}

/**
 * Gives the current history entry a key if it has none: it was made by loading
 * a document or by following a link to an anchor, not by the router.
 *
 * @returns the entry's key
 */
export function ensureEntryKey(): string {
  const known = entryKey();
  if (known !== undefined) return known;
  // The time, which the router takes, is the same for two entries at once.
  const key = String(Math.random());
  history.replaceState({ ...currentState(), key }, "");
  return key;
}
