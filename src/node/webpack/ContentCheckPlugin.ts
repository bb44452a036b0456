import path from "node:path";
import { stripVTControlCharacters } from "node:util";

import webpack from "webpack";

import { foldersIn } from "../../check/filesIn";
import { contentFolder } from "../../check/readContent";
import { formatReport } from "../../check/report";
import { waitForEvents } from "../../gatsby-internals/develop/waitForNodes";
import { checkAndCopy } from "../copy/checkAndCopy";
import { copyContent } from "../copy/copyContent";

/**
 * Checks the content before each compilation while developing, and copies it if it
 * is valid. Problems become webpack errors, which Gatsby shows in the terminal and in
 * its overlay until they are fixed.
 */
export class ContentCheckPlugin {
  constructor(readonly copy: string) {}

  apply({ hooks }: webpack.Compiler): void {
    const { name } = ContentCheckPlugin;
    let problems: string | undefined;
    // Each folder, because webpack misses what changes in a folder in one of them
    // while it compiles.
    let folders: readonly string[] = [];
    // Not beforeCompile, which also runs for each style sheet.
    hooks.watchRun.tapPromise(name, async () => {
      // After a rejected compilation Gatsby never compiles again: it waits for
      // an event that webpack does not send.
      try {
        folders = foldersIn(path.resolve(contentFolder()));
        const report = await checkAndCopy((content) =>
          waitForEvents(() => copyContent(content, this.copy)),
        );
        problems =
          report.problems.length > 0
            ? stripVTControlCharacters(formatReport(report))
            : undefined;
      } catch (error) {
        problems = (error as Error).stack;
      }
    });
    hooks.thisCompilation.tap(name, ({ contextDependencies }) => {
      contextDependencies.addAll(folders);
    });
    // An earlier error would keep webpack from writing the scripts, which are valid.
    hooks.done.tap(name, ({ compilation }) => {
      if (problems) compilation.errors.push(new webpack.WebpackError(problems));
    });
  }
}
