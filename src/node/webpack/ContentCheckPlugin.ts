import path from "node:path";

import webpack from "webpack";

import { problemsInContent } from "../content/checkContent";
import { contentFolder } from "../content/contentFolder";

/**
 * Checks the content on each change while developing. Problems become webpack
 * errors, which Gatsby shows in the terminal and in its overlay until they are
 * fixed.
 */
export class ContentCheckPlugin {
  apply(compiler: webpack.Compiler): void {
    const { name } = ContentCheckPlugin;
    compiler.hooks.make.tapPromise(name, async (compilation) => {
      compilation.contextDependencies.add(path.resolve(contentFolder()));
      const problems = await problemsInContent();
      if (problems === undefined) return;
      compilation.errors.push(new webpack.WebpackError(problems));
    });
  }
}
