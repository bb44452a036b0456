import path from "node:path";

import webpack from "webpack";

import { contentFolder } from "../../content/readContent";
import { reloadPages } from "../../gatsby-internals/reloadPages";
import { problemsInContent } from "../checkBeforeStart";

/**
 * Checks the content on each change while developing. Problems become webpack
 * errors, which Gatsby shows in the terminal and in its overlay until they are
 * fixed. Then the pages are loaded again.
 */
export class ContentCheckPlugin {
  apply(compiler: webpack.Compiler): void {
    const { name } = ContentCheckPlugin;
    compiler.hooks.make.tapPromise(name, async (compilation) => {
      compilation.contextDependencies.add(path.resolve(contentFolder()));
      // After a rejected compilation Gatsby never compiles again: it waits for
      // an event that webpack does not send. Reading rejects where a file is
      // deleted at the same moment; its deletion starts the next compilation.
      try {
        const problems = await problemsInContent();
        if (problems === undefined) return;
        compilation.errors.push(new webpack.WebpackError(problems));
      } catch (error) {
        compilation.errors.push(error as webpack.WebpackError);
      }
    });
    compiler.hooks.done.tap(name, (stats) => reloadPages(stats.hasErrors()));
  }
}
