import path from "node:path";

import webpack from "webpack";

/** Modules that the browser would load and not use: 1.5 kB each, with brotli. */
const unused: readonly [module: RegExp, standIn: string][] = [
  // Runs scripts of third parties in a worker, while developing. There are none.
  // https://github.com/gatsbyjs/gatsby/tree/master/packages/gatsby/src/internal-plugins/partytown
  [/internal-plugins[\\/]partytown[\\/]gatsby-browser/, "nothing.ts"],
  // Applies a page's `Head` export; here heads are react-helmet's.
  // https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/head/head-export-handler-for-browser.js
  [/[\\/]head-export-handler-for-browser$/, "headHandler.ts"],
];

/** Returns plugins for webpack that keep them out of the visitor's browser. */
export function leaveOutUnused(): webpack.WebpackPluginInstance[] {
  return unused.map(
    ([module, standIn]) =>
      new webpack.NormalModuleReplacementPlugin(
        module,
        path.resolve("src/gatsby-internals", standIn),
      ),
  );
}
