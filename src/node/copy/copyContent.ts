import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";

import { pictureKey } from "../../content/declarations/pictures";
import { filesIn } from "../../check/filesIn";
import { textsOf, type Content, type PictureFile } from "../../check/content";

/** The pictures that have been copied, by the path of the copy. */
const copied = new Map<string, PictureFile>();

/**
 * Makes a folder equal to valid content: its texts, and the pictures that they name.
 * Writes only what differs, first the pictures, so that texts never name one that is
 * missing. They are read one after another, to limit memory.
 *
 * @returns the files that were written or removed, by their path in the folder
 */
export async function copyContent(
  content: Content,
  copy: string,
): Promise<string[]> {
  const { folder, files } = content;
  const present = new Set(filesIn(copy));
  const wanted = new Set<string>();
  const changed: string[] = [];
  const write = async (name: string, bytes: Buffer) => {
    wanted.add(name);
    const file = path.join(copy, name);
    if (present.has(name) && bytes.equals(await readFile(file))) return;
    // Gatsby would make a node of a half-written file in the folder itself.
    const draft = `${copy}.${process.pid}`;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, bytes);
    // On a disk that ignores case, `rename` would keep the name of an old Photo.jpg
    // for what is photo.jpg now.
    if (!present.has(name)) await rm(file, { force: true });
    await rename(draft, file);
    changed.push(name);
  };

  for (const [name, picture] of namedPictures(content)) {
    const file = path.join(copy, name);
    if (present.has(name) && copied.get(file) === picture) {
      wanted.add(name);
      continue;
    }
    await write(name, await readFile(path.join(folder, picture.spelling)));
    copied.set(file, picture);
  }
  for (const { file, text } of files) {
    await write(file.slice(folder.length + 1), Buffer.from(text));
  }
  // A picture that this process has copied stays: Gatsby would end if a browser asked
  // the development server for a size of it that has not been made yet.
  const gone = filesIn(copy).filter(
    (name) => !wanted.has(name) && !copied.has(path.join(copy, name)),
  );
  for (const name of gone) await rm(path.join(copy, name));
  return [...changed, ...gone];
}

/** Returns the pictures that the texts name, by their path in the copy. */
const namedPictures = (content: Content): ReadonlyMap<string, PictureFile> =>
  new Map(
    textsOf(content, "image").flatMap(({ text, schema }) => {
      const name = pictureKey(schema.folder, text);
      const picture = content.pictures.get(name);
      return picture ? [[name, picture] as const] : [];
    }),
  );
