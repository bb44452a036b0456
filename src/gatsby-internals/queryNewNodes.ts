import type { Node } from "gatsby";
import { emitter } from "gatsby/dist/redux";
import { buildActions } from "gatsby/dist/state-machines/develop/actions";

// Files that change in each of six runs of queries would end the development
// server, as when many photos are copied. Gatsby suspects an infinite loop:
// https://github.com/gatsbyjs/gatsby/pull/26808
Object.assign(buildActions, { incrementRecompileCount: () => undefined });

/**
 * Gatsby's hook onCreateNode: lets the development server run queries after a node
 * has been made of a file. When a file has changed, Gatsby runs them without waiting
 * for its transformers, and on a slow machine they miss the new node:
 * https://github.com/gatsbyjs/gatsby/pull/26847
 */
export function queryNewNodes({ node }: { node: Pick<Node, "parent"> }): void {
  if (node.parent === null) return;
  // Changes nothing, but asks for queries, which run if their nodes have changed.
  emitter.emit("ENQUEUE_NODE_MUTATION", { type: "touchNode", payload: [node] });
}
