import path from "node:path";

import type { WebpackPluginInstance } from "webpack";

import { digestOfFiles, filesBelow } from "./files";

const NAME = "trustPackageLock";

/**
 * Differs with all that builds the site: its packages, its settings and its own
 * build. What webpack kept of a build by others does not fit.
 *
 * @param root absolute path of the site
 */
export const versionOfBuild = (root: string): string =>
  digestOfFiles([
    path.join(root, "package.json"),
    path.join(root, "package-lock.json"),
    path.join(root, "gatsby-config.ts"),
    path.join(root, "gatsby-node.ts"),
    ...filesBelow(path.join(root, "src/build"), ".ts"),
  ]);

/**
 * A plugin that spares webpack to find out by itself whether its loaders are
 * the same as in the build before: it would follow every `require` of Gatsby
 * and of its loaders, a fifth of a build from nothing, where the version says
 * all.
 */
export const trustPackageLock = (): WebpackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.afterCompile.tap(NAME, ({ buildDependencies }) => {
      buildDependencies.clear();
    });
  },
});
