import path from "node:path";

import type { GatsbyNode } from "gatsby";
import webpack from "webpack";

import { previewAddress } from "../site/previewAddress";
import { checkContent } from "./checkContent";
import { contentFolder } from "./contentFolder";
import { formatReport } from "./formatReport";

/** The problems in `data/` as text for a terminal; undefined without any. */
async function problemsIn(root: string): Promise<string | undefined> {
  const report = await checkContent(root);
  if (report.problems.length === 0) return undefined;
  return formatReport({ ...report, warnings: [] }, { color: false });
}

/**
 * Stops Gatsby before it changes anything if `data/` or SITE_URL has problems,
 * also when it was not started by this project's own commands.
 */
export const checkBeforeStart: GatsbyNode["onPreInit"] = async ({
  reporter,
}) => {
  try {
    const problems = await problemsIn(path.resolve());
    if (problems !== undefined) reporter.panic(problems);
    previewAddress(process.env);
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
};

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
