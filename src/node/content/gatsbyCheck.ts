import path from "node:path";

import webpack from "webpack";

import { checkContent } from "./checkContent";
import { contentFolder } from "./contentFolder";
import { formatReport } from "./formatReport";

/**
 * Returns the problems in the content as text for a terminal; undefined without
 * any.
 *
 * @param root the project's folder
 * @throws ContentFolderError if there is no content folder
 */
export async function problemsIn(root: string): Promise<string | undefined> {
  const report = await checkContent(root);
  if (report.problems.length === 0) return undefined;
  return formatReport({ ...report, warnings: [] }, { color: false });
}

/**
 * Checks `data/` again with each change while developing. Problems are errors
 * of the compilation: Gatsby shows them in the terminal and over the page, and
 * takes them away when they are mended.
 */
export class ContentCheckPlugin {
  constructor(private readonly root: string) {}

  apply(compiler: webpack.Compiler): void {
    const name = ContentCheckPlugin.name;
    compiler.hooks.make.tapPromise(name, async (compilation) => {
      compilation.contextDependencies.add(
        path.resolve(this.root, contentFolder(this.root)),
      );
      const problems = await problemsIn(this.root);
      if (problems === undefined) return;
      compilation.errors.push(new webpack.WebpackError(problems));
    });
  }
}
