import type { NodePluginArgs } from "gatsby";

interface FinishedJob {
  inputPaths: readonly { path: string }[];
}

/** Gatsby's store, with its record of the pictures that it has written. */
interface PictureStore {
  getState: () => { jobsV2: { complete: ReadonlyMap<string, FinishedJob> } };
  dispatch: (action: object) => unknown;
}

/**
 * Makes Gatsby write pictures again when a page shows them again. It does not
 * repeat a finished job as long as the source file has the same content, even if
 * its output has been removed: https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/redux/actions/internal.ts
 * Files that were moved or deleted since are forgotten, too: no hash of theirs is
 * known any more.
 *
 * @param digests hashes of the source files, the folders' names in `static/`
 */
export function forgetPictures(
  { store, getNodesByType }: Pick<NodePluginArgs, "store" | "getNodesByType">,
  digests: readonly string[],
): void {
  const kept = new Set(
    getNodesByType("File")
      .filter(({ internal }) => !digests.includes(internal.contentDigest))
      .map(({ absolutePath }) => absolutePath),
  );
  const { getState, dispatch } = store as unknown as PictureStore;
  for (const [contentDigest, { inputPaths }] of getState().jobsV2.complete) {
    if (!inputPaths.every(({ path }) => kept.has(path))) {
      dispatch({
        type: "REMOVE_STALE_JOB_V2",
        payload: { contentDigest },
      });
    }
  }
}
