import { setTimeout as pause } from "node:timers/promises";

import { emitter } from "gatsby/dist/redux";
import * as module from "gatsby/dist/utils/call-deferred-api";

// The object that other modules of Gatsby read.
const deferredApi: typeof module = module;
const { callRealApi } = deferredApi;

/** Time to wait for the next event of a file, in ms: a safety net. */
const EVENT_TIMEOUT_MS = 10_000;

/**
 * Lets the development server wait for the nodes that transformers make of a changed
 * file before it runs queries. Gatsby means to wait (`runMutationBatch`), but gets no
 * promise to wait for, so queries find no content while it is transformed:
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/utils/call-deferred-api.ts
 */
export function waitForNodes(): void {
  Object.assign(deferredApi, {
    callRealApi(...[event, store]: Parameters<typeof callRealApi>) {
      let result: unknown;
      const resolve = (value: unknown) => {
        result = value;
        event.resolve?.(value);
      };
      callRealApi({ ...event, resolve }, store);
      return result;
    },
  });
}

/** An action on a node, which the node comes with. */
interface NodeAction {
  payload: [node?: { relativePath?: string }];
}

/**
 * Waits until gatsby-source-filesystem has told Gatsby of files that change. While
 * webpack compiles, Gatsby keeps what it is told, and then changes all nodes at once.
 * Otherwise it waits for more, and forgets them if a page is opened meanwhile:
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/state-machines/develop/index.ts
 *
 * @param change changes files, and returns their paths in the folder of the plugin
 */
export async function waitForEvents(
  change: () => Promise<readonly string[]>,
): Promise<void> {
  const told = new Set<string | undefined>();
  let end = Infinity;
  const note = ({ payload: [node] }: NodeAction) => {
    told.add(node?.relativePath);
    end = Date.now() + EVENT_TIMEOUT_MS;
  };
  emitter.on("ENQUEUE_NODE_MUTATION", note);
  try {
    const names = await change();
    end = Date.now() + EVENT_TIMEOUT_MS;
    while (names.some((name) => !told.has(name)) && Date.now() < end) {
      await pause(20);
    }
  } finally {
    emitter.off("ENQUEUE_NODE_MUTATION", note);
  }
}
