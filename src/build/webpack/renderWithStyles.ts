import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import type { WebpackPluginInstance } from "webpack";

const NAME = "renderWithStyles";

function digestOfStyles(folder: string): string {
  const digest = createHash("sha256");
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .sort()
    .forEach((file) => digest.update(readFileSync(path.join(folder, file))));
  return digest.digest("hex");
}

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
      const digest = digestOfStyles(folder);
      compiler.hooks.thisCompilation.tap(NAME, ({ hooks }) => {
        hooks.chunkHash.tap(NAME, (_chunk, hash) => {
          hash.update(digest);
        });
      });
    },
  };
}
