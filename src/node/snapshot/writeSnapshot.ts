import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";

import { pictureKey } from "../../content/declarations/pictures";
import { filesIn } from "../../check/filesIn";
import { textsOf, type Content } from "../../check/content";

/**
 * Makes a folder equal to valid content: its texts, and the pictures that they name.
 * Writes only what differs, first the pictures, so that texts never name one that is
 * missing. They are read one after another, to limit memory.
 */
export async function writeSnapshot(
  content: Content,
  copy: string,
): Promise<void> {
  const { folder, files } = content;
  const present = new Set(filesIn(copy));
  const wanted = new Set<string>();
  const write = async (name: string, bytes: Buffer) => {
    wanted.add(name);
    const file = path.join(copy, name);
    if (present.has(name) && bytes.equals(await readFile(file))) return;
    // Gatsby would make a node of a half-written file in the folder itself.
    const draft = `${copy}.draft`;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, bytes);
    // On a disk that ignores case, `rename` would keep the name of an old Photo.jpg
    // for what is photo.jpg now.
    if (!present.has(name)) await rm(file, { force: true });
    await rename(draft, file);
  };

  for (const { text, schema } of textsOf(content, "image")) {
    const name = pictureKey(schema.folder, text);
    const picture = content.pictures.get(name);
    if (picture && !wanted.has(name))
      await write(name, await readFile(path.join(folder, picture.spelling)));
  }
  for (const { file, text } of files) {
    await write(file.slice(folder.length + 1), Buffer.from(text));
  }
  // Gatsby would end if a browser asked the development server for a size of a
  // picture that is gone.
  const isKept = (name: string) =>
    process.env.NODE_ENV === "development" && name.startsWith("images/");
  for (const name of filesIn(copy)) {
    if (!wanted.has(name) && !isKept(name)) await rm(path.join(copy, name));
  }
}
