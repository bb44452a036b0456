import path from "node:path";

import webpack from "webpack";

import { contentFolder } from "../../content/readContent";
import { copyContent } from "../../content/copyContent";
import { waitForEvents } from "../../gatsby-internals/waitForNodes";
import { problemsInContent } from "../checkBeforeStart";

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
    // Not beforeCompile, which also runs for each style sheet.
    hooks.watchRun.tapPromise(name, async () => {
      // After a rejected compilation Gatsby never compiles again: it waits for
      // an event that webpack does not send. Reading rejects where a file is
      // deleted at the same moment; its deletion starts the next compilation.
      try {
        problems = await problemsInContent((content) =>
          waitForEvents(() => copyContent(content, this.copy)),
        );
      } catch (error) {
        problems = String(error);
      }
    });
    hooks.thisCompilation.tap(name, (compilation) => {
      compilation.contextDependencies.add(path.resolve(contentFolder()));
    });
    // An earlier error would keep webpack from writing the scripts, which are valid.
    hooks.done.tap(name, ({ compilation }) => {
      if (problems) compilation.errors.push(new webpack.WebpackError(problems));
    });
  }
}
