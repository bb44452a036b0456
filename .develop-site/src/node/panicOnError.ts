import type { Reporter } from "gatsby";

/**
 * Returns a hook of Gatsby whose error is shown with its stack, and ends a build,
 * but not the server for developing. Gatsby would also print the line of code: all
 * of gatsby-node.ts, minified.
 */
export function panicOnError<
  Args extends { reporter: Pick<Reporter, "panicOnBuild"> },
>(hook: (args: Args) => Promise<void> | void): (args: Args) => Promise<void> {
  return async (args) => {
    try {
      await hook(args);
    } catch (error) {
      args.reporter.panicOnBuild(error as Error);
    }
  };
}
