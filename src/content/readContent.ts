import { readFileSync } from "node:fs";
import { lstat, readFile } from "node:fs/promises";
import path from "node:path";

import sharp from "sharp";

import { filesIn } from "../node/filesIn";
import { readRepository } from "../node/readRepository";
import type { AllContent, Icons, PictureSize } from "./allContent";
import { contentTypeOf } from "./contentTypes";
import { readDocument, type ContentDocument } from "./readDocument";

/** The folder with the content, relative to the project's folder. */
export const contentFolder = (): string => process.env.CONTENT_DIR ?? "data";

/** Reads the JSON files of the content, by their path in its folder. */
export function readFiles(): Map<string, string> {
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

/** Parses the files that have a declaration. */
export function readDocuments(
  folder = contentFolder(),
  files: ReadonlyMap<string, string> = readFiles(),
): ContentDocument[] {
  return [...files].flatMap(([file, text]) => {
    const type = contentTypeOf(file);
    return type ? readDocument(`${folder}/${file}`, text, type) : [];
  });
}

/** Reads all that is checked: the content folder, and what it may refer to. */
export async function readContent(): Promise<AllContent> {
  const folder = contentFolder();
  const files = readFiles();
  const pictures = filesIn(folder).filter(
    (name) =>
      name.startsWith("images/") && !path.basename(name).startsWith("."),
  );
  return {
    folder,
    files,
    documents: readDocuments(folder, files),
    pictures: await readPictures(folder, pictures),
    icons: await readIcons(),
    pages: filesIn("src/pages")
      .map((file) => `/${file.replace(/(index)?\.tsx$/, "")}`)
      .filter((page) => page !== "/404"),
    repository: readRepository(),
  };
}

/**
 * Reads the size of every image, by its path in the content folder. One after
 * another, to limit memory.
 */
async function readPictures(
  folder: string,
  names: readonly string[],
): Promise<Map<string, PictureSize>> {
  const pictures = new Map<string, PictureSize>();
  for (const name of names) {
    pictures.set(name, await readPicture(path.join(folder, name)));
  }
  return pictures;
}

/** While developing, most images stay as they are from check to check. */
const knownPictures = new Map<string, PictureSize>();

async function readPicture(file: string): Promise<PictureSize> {
  const status = await lstat(file);
  // It would show, and publish, a file from anywhere on the computer.
  if (status.isSymbolicLink()) return { problem: "it is a symbolic link" };
  const { mtimeMs, ctimeMs, size } = status;
  const version = `${file} ${mtimeMs} ${ctimeMs} ${size}`;
  const picture = knownPictures.get(version) ?? (await measurePicture(file));
  knownPictures.set(version, picture);
  return picture;
}

/** Decodes the whole image: the header is intact in a truncated file. */
async function measurePicture(file: string): Promise<PictureSize> {
  try {
    // sharp caches files by name: https://github.com/lovell/sharp/issues/2965
    const image = sharp(await readFile(file));
    const { autoOrient } = await image.metadata();
    await image.resize(8, 8).raw().toBuffer();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch (error) {
    const [problem = ""] = String(error).split("\n");
    return { problem };
  }
}

const METADATA_FILE =
  "node_modules/@fortawesome/fontawesome-free/metadata/icon-families.json";

interface IconMetadata {
  aliases?: { names?: string[] };
  familyStylesByLicense: { free: { style: string }[] };
}

let knownIcons: Promise<Icons> | undefined;

/** Returns the names of the free solid and brand icons of Font Awesome. */
export function readIcons(): Promise<Icons> {
  return (knownIcons ??= readMetadata());
}

async function readMetadata(): Promise<Icons> {
  const icons = JSON.parse(await readFile(METADATA_FILE, "utf8")) as Readonly<
    Record<string, IconMetadata>
  >;
  const names = new Set<string>();
  const renamed = new Map<string, string>();
  for (const [name, { aliases, familyStylesByLicense }] of Object.entries(
    icons,
  )) {
    if (familyStylesByLicense.free.every(({ style }) => style === "regular")) {
      continue;
    }
    names.add(name);
    for (const alias of aliases?.names ?? []) renamed.set(alias, name);
  }
  return { names, renamed };
}
