import { copyFile } from "node:fs/promises";
import path from "node:path";

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
