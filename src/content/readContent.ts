import { readFileSync } from "node:fs";
import path from "node:path";

import { filesIn } from "./filesIn";
import { readRepository } from "./readRepository";
import { declarationOf } from "./declarations";
import { parseFile, type ParsedFile } from "./parseFile";
import { readIcons, type Icons } from "./readIcons";
import { readPictures, type PictureSize } from "./readPictures";

/** All that is checked: the content, and what it may refer to. */
export interface Content {
  /** The content folder, as messages show it: `data`. */
  folder: string;
  /** The files that have a declaration. */
  files: readonly ParsedFile[];
  /** Those that have none, by their path in the content folder. */
  unknownFiles: readonly string[];
  /** By their path in the content folder. */
  pictures: ReadonlyMap<string, PictureSize>;
  icons: Icons;
  /** Paths of the pages in `src/pages`. */
  pages: readonly string[];
  /** The repository on GitHub, as in `owner/name`. */
  repository: string;
}

/** The folder with the content, relative to the project's folder. */
export const contentFolder = (): string => process.env.CONTENT_DIR ?? "data";

/** Reads the JSON files of the content, by their path in its folder. */
export function readTexts(): Map<string, string> {
  const folder = contentFolder();
  return new Map(
    filesIn(folder)
      .filter(isContent)
      .map((file) => [file, readFileSync(path.join(folder, file), "utf8")]),
  );
}

const isContent = (file: string): boolean =>
  file.endsWith(".json") &&
  !file.startsWith("schemas/") &&
  !path.basename(file).startsWith(".");

/** Parses texts, by their path in a content folder. */
export function parseFiles(
  folder: string,
  texts: ReadonlyMap<string, string>,
): Pick<Content, "files" | "unknownFiles"> {
  const files: ParsedFile[] = [];
  const unknownFiles: string[] = [];
  for (const [name, text] of texts) {
    const declaration = declarationOf(name);
    if (declaration)
      files.push(parseFile(`${folder}/${name}`, text, declaration));
    else unknownFiles.push(name);
  }
  return { files, unknownFiles };
}

/** Reads the content folder, and what the content may refer to. */
export async function readContent(): Promise<Content> {
  const folder = contentFolder();
  return {
    folder,
    ...parseFiles(folder, readTexts()),
    pictures: await readPictures(folder),
    icons: await readIcons(),
    pages: filesIn("src/pages")
      .map((file) => `/${file.replace(/(index)?\.tsx$/, "")}`)
      .filter((page) => page !== "/404"),
    repository: readRepository(),
  };
}
