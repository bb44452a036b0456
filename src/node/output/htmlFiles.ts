import { copyFile, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

import { removeInlineStyles } from "../../gatsby-internals/removeInlineStyles";
import { filesIn } from "../filesIn";
import { addContentSecurityPolicy } from "./contentSecurityPolicy";

/**
 * Adds the Content Security Policy to each page in a folder, and removes what it
 * forbids.
 *
 * @throws Error if there is a style attribute that is not Gatsby's own
 */
export async function restrictHtmlFiles(folder: string): Promise<void> {
  for (const name of filesIn(folder)) {
    if (!name.endsWith(".html")) continue;
    const file = path.join(folder, name);
    const html = removeInlineStyles(await readFile(file, "utf8"));
    await writeFile(file, addContentSecurityPolicy(html));
  }
}

/**
 * Copies each page, as in `about/index.html` to `about.html`. With both, every
 * static host serves the page with and without a trailing slash, without a
 * redirect.
 */
export async function copyHtmlFiles(
  folder: string,
  paths: readonly string[],
): Promise<void> {
  await Promise.all(
    paths
      .filter((page) => page !== "/")
      .map((page) =>
        copyFile(
          path.join(folder, page, "index.html"),
          path.join(folder, `${page}.html`),
        ),
      ),
  );
}
