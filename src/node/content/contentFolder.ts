import { statSync } from "node:fs";
import path from "node:path";

/** What has to be put right before any content can be read. */
export class ContentFolderError extends Error {}

/**
 * Returns the folder that holds the content: `data`, or another one that
 * CONTENT_DIR names. It is relative to the project's folder and has slashes,
 * as messages show it; a folder outside the project is absolute.
 *
 * @param rootDir the project's folder
 * @throws ContentFolderError if there is no such folder
 */
export function contentFolder(
  rootDir = process.cwd(),
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const named = environment.CONTENT_DIR?.trim() ?? "";
  const folder = path.resolve(rootDir, named === "" ? "data" : named);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    const source = named === "" ? "by default" : "CONTENT_DIR";
    throw new ContentFolderError(
      `There is no content folder ${folder} (${source}). Name a folder that holds site.json, team.json and the other files of data/.`,
    );
  }
  const relative = path.relative(rootDir, folder);
  const isInside = relative !== "" && !relative.startsWith("..");
  return (isInside ? relative : folder).split(path.sep).join("/");
}
