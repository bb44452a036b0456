import type { NodePluginArgs } from "gatsby";

/**
 * Lets the development server create pages, and run the queries whose nodes have
 * changed. It does so by itself only after changes by deferred actions, which it may
 * lose when a page is opened at the same time: it leaves the state `waiting` with them
 * (https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/state-machines/develop/index.ts).
 * While webpack compiles, it keeps what is asked.
 */
export function runQueries({ emitter }: Pick<NodePluginArgs, "emitter">): void {
  // An action that changes nothing.
  emitter.emit("ENQUEUE_NODE_MUTATION", { type: "touchNode", payload: [] });
}
