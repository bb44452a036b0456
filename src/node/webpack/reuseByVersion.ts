import path from "node:path";

import type { WebpackPluginInstance } from "webpack";

import { digestOfFiles, filesBelow } from "./files";

const NAME = "reuseByVersion";

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
    ...filesBelow(path.join(root, "src/node"), ".ts"),
  ]);

/**
 * A plugin that has webpack reuse what it kept of a build of the same version,
 * and nothing of another. To find out by itself what still fits, it would
 * follow every `require` of Gatsby and of its loaders, which takes a fifth of a
 * build from nothing.
 */
export const reuseByVersion = (version: string): WebpackPluginInstance => ({
  apply(compiler) {
    const { cache } = compiler.options;
    if (typeof cache !== "object" || cache.type !== "filesystem") return;
    cache.version = version;
    compiler.hooks.afterCompile.tap(NAME, ({ buildDependencies }) => {
      buildDependencies.clear();
    });
  },
});
