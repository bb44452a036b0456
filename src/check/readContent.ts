import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";

import { getNodeValue } from "jsonc-parser";

import {
  declarationOf,
  type Declaration,
} from "../content/declarations/allDeclarations";
import { pictureName } from "../content/declarations/pictures";
import { valuesIn } from "../content/fieldSchema";
import { filesIn, readableFile } from "./filesIn";
import type { Content, ContentFile } from "./content";
import { parse } from "./parse";
import { readPictures } from "./readPictures";
import { validate } from "./validate";
import { pathText } from "./wording";

/** Matches guides, schemas, hidden files, and files that Windows creates. */
const ignored = /^schemas\/|\.md$|(^|\/)(\.|(thumbs\.db|desktop\.ini)$)/i;

/** Returns the content folder, relative to the project. */
export function contentFolder(): string {
  const { CONTENT_DIR = "" } = process.env;
  return CONTENT_DIR === "" ? "data" : CONTENT_DIR;
}

/** Reads a content folder, and everything to which the content can refer. */
export async function readContent(folder = contentFolder()): Promise<Content> {
  const names = filesIn(folder);
  const used = names.filter((name) => !ignored.test(name));
  const readable = used.filter((name) => readableFile(path.join(folder, name)));
  const pictures = readable.filter(
    (name) => name.startsWith("images/") && pictureName.test(name),
  );
  // TextDecoder removes a byte order mark, which some editors on Windows write.
  const utf8 = new TextDecoder();
  return {
    folder,
    names,
    files: readable.flatMap((name) => {
      const declaration = declarationOf(name);
      if (!declaration) return [];
      const text = utf8.decode(readFileSync(path.join(folder, name)));
      return parseFile(`${folder}/${name}`, text, declaration);
    }),
    unknownFiles: readable.filter(
      (name) => !declarationOf(name) && !pictures.includes(name),
    ),
    unreadableFiles: used.filter((name) => !readable.includes(name)),
    pictures: await readPictures(folder, pictures),
    icons: await readIcons(),
  };
}

/** Parses a file and validates the content against the file's declaration. */
export function parseFile(
  file: string,
  text: string,
  declaration: Declaration,
): ContentFile {
  const { root, problem } = parse(text);
  const value: unknown = root && getNodeValue(root);
  const all = [...valuesIn(value, declaration.jsonSchema)];
  const values = new Map(all.map((each) => [pathText(each.path), each]));
  const parsed = { file, declaration, text, root, value, values };
  const problems = problem ? [{ file, ...problem }] : validate(parsed);
  return { ...parsed, problems };
}

const METADATA_FILE =
  "node_modules/@fortawesome/fontawesome-free/metadata/icon-families.json";

interface IconMetadata {
  familyStylesByLicense: { free: { style: string }[] };
}

/** Reads the names of Font Awesome's free solid and brand icons. */
export async function readIcons(): Promise<ReadonlySet<string>> {
  const icons = JSON.parse(await readFile(METADATA_FILE, "utf8")) as Readonly<
    Record<string, IconMetadata>
  >;
  const shown = Object.entries(icons).filter(([, { familyStylesByLicense }]) =>
    familyStylesByLicense.free.some(({ style }) => style !== "regular"),
  );
  return new Set(shown.map(([name]) => name));
}
