import type { Node } from "gatsby";
import { emitter } from "gatsby/dist/redux";

/**
 * Gatsby's hook onCreateNode: lets the development server run queries after a node
 * has been made of a file. When a file has changed, Gatsby runs them without waiting
 * for its transformers, and on a slow machine they miss the new node:
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/utils/call-deferred-api.ts
 */
export function queryNewNodes({ node }: { node: Pick<Node, "parent"> }): void {
  if (node.parent === null) return;
  // Changes nothing, but asks for queries, which run if their nodes have changed.
  emitter.emit("ENQUEUE_NODE_MUTATION", { type: "touchNode", payload: [node] });
}
