import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";

import { pictureKey } from "../../content/declarations/pictures";
import { filesIn } from "../../check/filesIn";
import { textsOf, type Content } from "../../check/content";

/**
 * Writes the content snapshot: the JSON files of valid content and the pictures that they
 * name. Writes only changed files. Writes pictures first, so that no JSON file names a
 * missing picture. Reads pictures one after another, to limit memory use.
 *
 * @param snapshot the folder of the content snapshot
 */
export async function writeSnapshot(
  content: Content,
  snapshot: string,
): Promise<void> {
  const { folder, files } = content;
  const present = new Set(filesIn(snapshot));
  const wanted = new Set<string>();
  const write = async (name: string, bytes: Buffer) => {
    wanted.add(name);
    const file = path.join(snapshot, name);
    if (present.has(name) && bytes.equals(await readFile(file))) return;
    // Inside the snapshot's folder, Gatsby would create a node from a half-written file.
    const draft = `${snapshot}.draft`;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, bytes);
    // On a case-insensitive disk, `rename` would keep the old name's capital letters.
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
  // The development server exits if a browser requests a version of a removed picture.
  const isKept = (name: string) =>
    process.env.NODE_ENV === "development" && name.startsWith("images/");
  for (const name of filesIn(snapshot)) {
    if (!wanted.has(name) && !isKept(name)) await rm(path.join(snapshot, name));
  }
}
