import type { Reporter } from "gatsby";

/**
 * Returns a hook of Gatsby whose error ends the build with its message. Gatsby
 * would also print the line of code: all of gatsby-node.ts, minified.
 */
export function panicOnError<
  Args extends { reporter: Pick<Reporter, "panic"> },
>(hook: (args: Args) => Promise<void>): (args: Args) => Promise<void> {
  return async (args) => {
    try {
      await hook(args);
    } catch (error) {
      args.reporter.panic(
        error instanceof Error ? error.message : String(error),
      );
    }
  };
}
