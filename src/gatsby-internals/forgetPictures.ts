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
 * repeat a finished job as long as the source file stays the same, even if its
 * output has been removed: https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/redux/actions/internal.ts
 *
 * @param digests hashes of the source files, the folders' names in `static/`
 */
export function forgetPictures(
  { store, getNodesByType }: Pick<NodePluginArgs, "store" | "getNodesByType">,
  digests: readonly string[],
): void {
  const sources = new Set(
    getNodesByType("File")
      .filter(({ internal }) => digests.includes(internal.contentDigest))
      .map(({ absolutePath }) => absolutePath),
  );
  const { getState, dispatch } = store as unknown as PictureStore;
  for (const [contentDigest, { inputPaths }] of getState().jobsV2.complete) {
    if (inputPaths.some(({ path }) => sources.has(path))) {
      dispatch({
        type: "REMOVE_STALE_JOB_V2",
        payload: { contentDigest },
      });
    }
  }
}
