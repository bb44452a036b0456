import { readFileSync } from "node:fs";
import path from "node:path";

import { filesIn } from "./filesIn";
import { declarationOf } from "./declarations";
import { parseFile, type ParsedFile } from "./parseFile";
import { readIcons } from "./readIcons";
import { readPictures, type PictureSize } from "./readPictures";

/** All that is checked: the content, and what it may refer to. */
export interface Content {
  /** The content folder, as messages show it: `data`. */
  folder: string;
  /** The files that have a declaration. */
  files: readonly ParsedFile[];
  /** Those that have none and are no pictures, by their path in the content folder. */
  unknownFiles: readonly string[];
  /** By their path in the content folder. */
  pictures: ReadonlyMap<string, PictureSize>;
  /** The names of those that content may show. */
  icons: ReadonlySet<string>;
}

/** The folder with the content, relative to the project's folder. */
export const contentFolder = (): string => process.env.CONTENT_DIR ?? "data";

/** Matches guides, schemas, and what systems and editors leave behind. */
const ignored = /^schemas\/|\.md$|~$|(^|\/)(\.|Thumbs\.db$|desktop\.ini$)/i;

const filesInContent = (folder: string) =>
  filesIn(folder).filter((file) => !ignored.test(file));

/** Reads the files that have a declaration, by their path in a content folder. */
export function readTexts(folder = contentFolder()): Map<string, string> {
  // It drops a byte order mark, which editors on Windows write.
  const utf8 = new TextDecoder();
  return new Map(
    filesInContent(folder)
      .filter(declarationOf)
      .map((file) => [
        file,
        utf8.decode(readFileSync(path.join(folder, file))),
      ]),
  );
}

/** Parses texts, by their path in a content folder. */
export function parseFiles(
  folder: string,
  texts: ReadonlyMap<string, string>,
): ParsedFile[] {
  return [...texts].flatMap(([name, text]) => {
    const declaration = declarationOf(name);
    return declaration ? parseFile(`${folder}/${name}`, text, declaration) : [];
  });
}

/** Reads and parses the files that have a declaration. */
export const readFiles = (folder: string): ParsedFile[] =>
  parseFiles(folder, readTexts(folder));

/** Reads a content folder, and what the content may refer to. */
export async function readContent(folder = contentFolder()): Promise<Content> {
  const names = filesInContent(folder);
  const pictures = names.filter((name) => name.startsWith("images/"));
  return {
    folder,
    files: readFiles(folder),
    unknownFiles: names.filter(
      (name) => !declarationOf(name) && !pictures.includes(name),
    ),
    pictures: await readPictures(folder, pictures),
    icons: await readIcons(),
  };
}
