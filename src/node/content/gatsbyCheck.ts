import path from "node:path";

import type { GatsbyNode } from "gatsby";
import webpack from "webpack";

import { previewAddress } from "../site/previewAddress";
import { checkContent } from "./checkContent";
import { contentFolder } from "./contentFolder";
import { formatReport } from "./formatReport";

/** The mistakes in `data/` as text for a terminal; undefined without any. */
async function mistakesIn(root: string): Promise<string | undefined> {
  const report = await checkContent(root);
  if (report.mistakes.length === 0) return undefined;
  return formatReport({ ...report, warnings: [] }, { colour: false });
}

/**
 * Stops Gatsby before it changes anything if `data/` or SITE_URL has mistakes,
 * also when it was not started by this project's own commands.
 */
export const checkBeforeStart: GatsbyNode["onPreInit"] = async ({
  reporter,
}) => {
  try {
    const mistakes = await mistakesIn(path.resolve());
    if (mistakes !== undefined) reporter.panic(mistakes);
    previewAddress(process.env);
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
};

/**
 * Checks `data/` again with each change while developing. Mistakes are errors
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
      const mistakes = await mistakesIn(this.root);
      if (mistakes === undefined) return;
      compilation.errors.push(new webpack.WebpackError(mistakes));
    });
  }
}
