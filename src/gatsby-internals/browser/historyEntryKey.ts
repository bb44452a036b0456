/**
 * Returns the key of the current history entry, which the router stores in the entry's
 * state. The router sets no key on a document's first history entry, nor on entries
 * created by plain links with a hash, so this function sets it:
 * https://github.com/gatsbyjs/reach-router/blob/master/src/lib/history.js
 */
export function historyEntryKey(): string {
  const state = history.state as { key?: string } | null;
  if (state?.key !== undefined) return state.key;
  const key = String(Math.random());
  history.replaceState({ ...state, key }, "");
  return key;
}
