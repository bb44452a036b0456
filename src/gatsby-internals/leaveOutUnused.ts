import path from "node:path";

import webpack from "webpack";

/** Modules that the browser would load and not use, with what stands in. */
const unused: readonly [module: RegExp, standIn: string][] = [
  // Runs scripts of third parties in a worker. There are none.
  [/internal-plugins[\\/]partytown[\\/]gatsby-browser/, "nothing.ts"],
  // Applies a page's `Head` export; here heads are react-helmet's.
  [/[\\/]head-export-handler-for-browser$/, "headHandler.ts"],
  // No page of the site works offline by a service worker.
  [/[\\/]register-service-worker$/, "nothing.ts"],
  // React does not check the types of props in production.
  [/^prop-types$/, "propTypes.ts"],
].slice(0, Number(process.env.UNUSED ?? 4)) as never;

/** Plugins for webpack that keep such modules out of the visitor's browser. */
export function leaveOutUnused(): webpack.WebpackPluginInstance[] {
  return unused.map(
    ([module, standIn]) =>
      new webpack.NormalModuleReplacementPlugin(
        module,
        path.resolve("src/gatsby-internals", standIn),
      ),
  );
}
