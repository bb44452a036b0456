/**
 * Returns the key of the current history entry, which the router keeps in its
 * state. The first entry of a document, and one that a plain link to an anchor made,
 * get theirs here.
 * https://github.com/gatsbyjs/reach-router/blob/master/src/lib/history.js
 */
export function historyEntryKey(): string {
  const state = history.state as { key?: string } | null;
  if (state?.key !== undefined) return state.key;
  const key = String(Math.random());
  history.replaceState({ ...state, key }, "");
  return key;
}
