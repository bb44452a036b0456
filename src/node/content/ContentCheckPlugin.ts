import path from "node:path";

import webpack from "webpack";

import { problemsInContent } from "./checkContent";
import { contentFolder } from "./contentFolder";

/**
 * Checks `data/` again with each change while developing. Problems are errors
 * of the compilation: Gatsby shows them in the terminal and over the page, and
 * takes them away when they are mended.
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
