/**
 * Returns the key that the router keeps with the current history entry; undefined
 * for one that a plain link to an anchor made.
 * https://github.com/gatsbyjs/reach-router/blob/master/src/lib/history.js
 */
export const entryKey = () => (history.state as { key?: string } | null)?.key;

/** Gives the current history entry a key. */
export function setEntryKey(key: string): void {
  history.replaceState({ ...(history.state as object | null), key }, "");
}
