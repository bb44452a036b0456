import { copyFile } from "node:fs/promises";
import path from "node:path";

/**
 * Puts `about.html` beside `about/index.html`, and so on for every page: with
 * both, any static host answers the address with and without a slash at its
 * end, and without a redirect.
 *
 * @param folder the built site
 * @param paths paths of the pages, as in `/about`
 */
export async function copyHtmlFiles(
  folder: string,
  paths: readonly string[],
): Promise<void> {
  await Promise.all(
    paths
      .filter((page) => page !== "/" && !page.endsWith(".html"))
      .map((page) =>
        copyFile(
          path.join(folder, page, "index.html"),
          path.join(folder, `${page}.html`),
        ),
      ),
  );
}
