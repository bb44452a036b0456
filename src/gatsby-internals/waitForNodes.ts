import * as deferredApi from "gatsby/dist/utils/call-deferred-api";
import { buildActions } from "gatsby/dist/state-machines/develop/actions";

const { callRealApi } = deferredApi;

/**
 * Lets the development server wait for the nodes that transformers make of a changed
 * file before it runs queries. Gatsby means to wait (`runMutationBatch`), but gets no
 * promise to wait for, so queries find no content while it is transformed:
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/utils/call-deferred-api.ts
 * Lets any number of files change one after the other, too: in six runs of queries,
 * as when many photos are copied, Gatsby suspects an infinite loop and ends.
 * https://github.com/gatsbyjs/gatsby/pull/26808
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
  Object.assign(buildActions, { incrementRecompileCount: () => undefined });
}
