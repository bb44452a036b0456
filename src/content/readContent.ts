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

/** Reads a content folder, and what the content may refer to. */
export async function readContent(folder = contentFolder()): Promise<Content> {
  const names = filesIn(folder).filter((file) => !ignored.test(file));
  const pictures = names.filter((name) => name.startsWith("images/"));
  // It drops a byte order mark, which editors on Windows write.
  const utf8 = new TextDecoder();
  return {
    folder,
    files: names.flatMap((name) => {
      const declaration = declarationOf(name);
      if (!declaration) return [];
      const text = utf8.decode(readFileSync(path.join(folder, name)));
      return parseFile(`${folder}/${name}`, text, declaration);
    }),
    unknownFiles: names.filter(
      (name) => !declarationOf(name) && !pictures.includes(name),
    ),
    pictures: await readPictures(folder, pictures),
    icons: await readIcons(),
  };
}
