import { copyFile, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

import { filesIn } from "../../check/filesIn";
import { addContentSecurityPolicy } from "./contentSecurityPolicy";

/** Removes null characters from each page in a folder, and adds its CSP. */
export async function finishHtmlFiles(folder: string): Promise<void> {
  for (const name of filesIn(folder)) {
    if (!name.endsWith(".html")) continue;
    const file = path.join(folder, name);
    // React 18 writes null characters next to multi-byte letters: https://github.com/facebook/react/issues/24985
    const html = (await readFile(file, "utf8")).replaceAll("\0", "");
    await writeFile(file, addContentSecurityPolicy(html));
  }
}

/**
 * Copies each page, for example `about/index.html` to `about.html`. With both files,
 * every static host serves the page with and without a trailing slash, without a
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
