/**
 * Returns the key of the current history entry. The router stores this key in the history
 * entry's state. A document's first history entry and history entries of plain links with
 * a hash have no key, so this function sets the key:
 * https://github.com/gatsbyjs/reach-router/blob/master/src/lib/history.js
 */
export function historyEntryKey(): string {
  const state = history.state as { key?: string } | null;
  if (state?.key !== undefined) return state.key;
  const key = String(Math.random());
  history.replaceState({ ...state, key }, "");
  return key;
}
