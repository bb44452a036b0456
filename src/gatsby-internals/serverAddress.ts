import type { CreateDevServerArgs } from "gatsby";

interface State {
  program: { port: number };
}

/**
 * Returns the URL of the development server. Gatsby prints it only if the first
 * compilation succeeds:
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/services/start-webpack-server.ts
 */
export function serverAddress({ store }: CreateDevServerArgs): string {
  const { program } = (store.getState as () => State)();
  return `http://localhost:${program.port}/`;
}
