import type { NodePluginArgs } from "gatsby";

/**
 * Returns the address of the development server on this computer. Gatsby tells it
 * after the first compilation, and only if that succeeds:
 * https://github.com/gatsbyjs/gatsby/blob/gatsby%405.16.1/packages/gatsby/src/services/start-webpack-server.ts
 */
export function developmentAddress({
  store,
}: Pick<NodePluginArgs, "store">): string {
  const getState = store.getState as () => { program: { port: number } };
  return `http://localhost:${getState().program.port}/`;
}
