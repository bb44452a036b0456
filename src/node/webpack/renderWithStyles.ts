import type { WebpackPluginInstance } from "webpack";

import { digestOfFiles, filesBelow } from "./files";

const NAME = "renderWithStyles";

/**
 * A plugin for the webpack that builds the program which renders HTML: makes
 * that another one whenever a style sheet changes. Gatsby writes styles into
 * the pages, but renders them anew only with another program, which knows no
 * more of a style sheet than the names of its classes.
 *
 * @param folder holds all style sheets, at any depth
 */
export function renderWithStyles(folder: string): WebpackPluginInstance {
  return {
    apply(compiler) {
      const digest = digestOfFiles(filesBelow(folder, ".css"));
      compiler.hooks.thisCompilation.tap(NAME, ({ hooks }) => {
        hooks.chunkHash.tap(NAME, (_chunk, hash) => {
          hash.update(digest);
        });
      });
    },
  };
}
