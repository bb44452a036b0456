import { createHash } from "node:crypto";
import { mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";

import { format, resolveConfig } from "prettier";

import { contentTypeOf } from "../../node/content/contentTypes";
import { readSource } from "../../node/content/source/readSource";
import { newProblems } from "../acceptableFiles";
import { fileRefusal, Refusal } from "./refusal";

/** A file as the page sends it. */
export interface EditedFile {
  /** In the content folder, as in `team.json`. */
  file: string;
  value: unknown;
  /** The version that was edited. */
  version: string;
}

/** Returns what tells a file's text from any other. */
export const versionOf = (text: string) =>
  createHash("sha256").update(text).digest("hex").slice(0, 16);

/**
 * Writes files whose content is valid, each at once and as a whole.
 *
 * @returns the new texts and versions
 * @throws Refusal 409 for files that were changed on disk meanwhile, 422 for
 *   content that is not valid, 500 if the disk refuses
 */
export async function writeContent(rootDir: string, edited: EditedFile[]) {
  const source = await readSource();
  const current = ({ file }: EditedFile) => {
    const text = source.files.get(file);
    if (text === undefined || !contentTypeOf(file))
      throw new Refusal(400, `${file} is not a file of the content.`);
    return { file, text, version: versionOf(text) };
  };
  const changed = edited.filter((one) => current(one).version !== one.version);
  if (changed.length > 0) {
    const files = changed.map(current);
    throw new Refusal(409, "The file was changed on disk.", { files });
  }
  const options = await resolveConfig(path.join(rootDir, "package.json"));
  const texts = new Map<string, string>();
  for (const { file, value } of edited) {
    const text = JSON.stringify(value, null, 2);
    texts.set(file, await format(text, { ...options, parser: "json" }));
  }
  const problems = newProblems(source, texts);
  if (problems.length > 0)
    throw new Refusal(422, "The content is not valid.", { problems });
  for (const [file, text] of texts)
    await writeAtomically(rootDir, path.join(source.folder, file), text);
  return [...texts].map(([file, text]) => ({
    file,
    text,
    version: versionOf(text),
  }));
}

/**
 * Writes a file as a whole or not at all. The temporary file is in `.cache`,
 * since Gatsby would read one in the content folder.
 *
 * @param file relative to the project's folder, or absolute
 * @throws Refusal if the disk refuses
 */
export async function writeAtomically(
  rootDir: string,
  file: string,
  data: string | Buffer,
): Promise<void> {
  const target = path.resolve(rootDir, file);
  const folder = path.join(rootDir, ".cache");
  const temporary = path.join(folder, `edit-${process.pid}-${Date.now()}`);
  try {
    // A rename would replace a read-only file.
    const mode = (await stat(target).catch(() => undefined))?.mode ?? 0o644;
    if ((mode & 0o222) === 0)
      throw new Refusal(500, `${file} is read-only: allow writing to it.`);
    await mkdir(folder, { recursive: true });
    await writeFile(temporary, data, { mode, flush: true });
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw fileRefusal(file, error);
  }
}
