import path from "node:path";

import { format, resolveConfig } from "prettier";

import { checkSource } from "../../content/check";
import type { ContentSource } from "../../content/content";
import { contentTypeOf } from "../../content/contentTypes";
import { readSource } from "../../node/content/source/readSource";
import { HttpError } from "./httpError";
import { writeAtomically } from "./writeAtomically";

export interface EditedFile {
  file: string;
  value: unknown;
  base: string;
}

/** Returns everything that the page needs for its forms and its check. */
export async function readContent(project: string) {
  const { files, pictures, icons, ...rest } = await readSource();
  const { names, renamed } = icons;
  return {
    ...rest,
    project,
    outlines: [],
    files: [...files],
    pictures: [...pictures],
    icons: { names: [...names], renamed: [...renamed] },
  };
}

/**
 * Writes the files that are valid together, each atomically.
 *
 * @returns the names and new texts of the files that were written
 * @throws HttpError 409 if a file has changed on disk, 500 if writing fails
 */
export async function writeContent(rootDir: string, edited: EditedFile[]) {
  const source = await readSource();
  const options = await resolveConfig(path.join(rootDir, "package.json"));
  const texts = new Map<string, string>();
  for (const { file, value, base } of edited) {
    const current = source.files.get(file);
    if (current === undefined || !contentTypeOf(file))
      throw new HttpError(400, `${file} is not a file of the content.`);
    if (current !== base)
      throw new HttpError(409, `${file} was changed on disk.`);
    const text = JSON.stringify(value, null, 2);
    texts.set(file, await format(text, { ...options, parser: "json" }));
  }
  const accepted = validFiles(source, texts);
  for (const [file, text] of accepted)
    await writeAtomically(rootDir, path.join(source.folder, file), text);
  return [...accepted];
}

/**
 * Returns the edited files that add no problem. Existing problems must not
 * prevent a maintainer from saving.
 */
function validFiles(source: ContentSource, edited: Map<string, string>) {
  const problemsWith = (texts: Map<string, string>) =>
    checkSource({ ...source, files: new Map([...source.files, ...texts]) })
      // Positions change with each edit.
      .problems.map(({ file, path: field, found }) =>
        [file, field, found.replace(/:\d+:\d+/g, "")].join(" "),
      );
  const known = new Set(problemsWith(new Map()));
  const isValid = (texts: Map<string, string>) =>
    problemsWith(texts).every((problem) => known.has(problem));
  if (isValid(edited)) return edited;
  let accepted = new Map<string, string>();
  for (const [file, text] of edited) {
    const more = new Map(accepted).set(file, text);
    if (isValid(more)) accepted = more;
  }
  return accepted;
}
