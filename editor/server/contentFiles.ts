import path from "node:path";

import * as babel from "prettier/plugins/babel";
import * as estree from "prettier/plugins/estree";
import { format } from "prettier/standalone";

import { checkSource } from "../../src/content/checkSource";
import type { ContentSource } from "../../src/content/content";
import { contentTypeOf } from "../../src/content/contentTypes";
import { readSource } from "../../src/node/content/readSource";
import { applyChange, type FieldChange } from "../fieldChange";
import { HttpError } from "../HttpError";
import { writeAtomically } from "./writeAtomically";

/** Returns everything that the page needs for its forms and its check. */
export async function readContent(project: string) {
  const { files, pictures, icons, ...rest } = await readSource();
  const { names, renamed } = icons;
  return {
    ...rest,
    project,
    files: [...files],
    pictures: [...pictures],
    icons: { names: [...names], renamed: [...renamed] },
  };
}

/** The values of files; undefined removes one. */
export type Values = ReadonlyMap<string, unknown>;

/**
 * Returns the value of a JSON text; undefined where there is none.
 *
 * @throws SyntaxError if the text is no JSON
 */
export const parseContent = (text: string | undefined): unknown =>
  text === undefined ? undefined : JSON.parse(text);

/**
 * Applies those changes to the files as they are now that add no problem and
 * whose former values still hold.
 *
 * @returns the indexes of the applied changes, and the texts of their files now
 * @throws HttpError if a file is not content or cannot be written
 */
export async function writeChanges(
  rootDir: string,
  changes: readonly FieldChange[],
) {
  for (const { file } of changes)
    if (!contentTypeOf(file) || !/^[\w./-]+$/.test(file))
      throw new HttpError(400, `${file} is not a file of the content.`);
  const source = await readSource();
  let values: Values = new Map();
  const accepted: number[] = [];
  const tryAll = (indexes: readonly number[]) => {
    const edited = new Map(values);
    const applied = indexes.filter((index) => {
      const change = changes[index];
      return change && applyTo(edited, source, change);
    });
    if (applied.length === 0 || addsProblems(source, edited)) return false;
    values = edited;
    accepted.push(...applied);
    return true;
  };
  const all = [...changes.keys()];
  // Some may be valid only together, and some although others are not.
  if (!tryAll(all)) for (const index of all) tryAll([index]);
  const texts = await writeValues(rootDir, source, values);
  const files = [...new Set(changes.map(({ file }) => file))];
  return {
    accepted,
    files: files.map((file) => {
      const { files: former } = source;
      const text = texts.has(file) ? texts.get(file) : former.get(file);
      return [file, text ?? null] as const;
    }),
  };
}

function applyTo(
  values: Map<string, unknown>,
  { files }: ContentSource,
  change: FieldChange,
): boolean {
  const { file } = change;
  try {
    const before = values.has(file)
      ? values.get(file)
      : parseContent(files.get(file));
    const schema = contentTypeOf(file)?.schema;
    const { value, isApplied } = applyChange(schema, before, change);
    if (isApplied) values.set(file, value);
    return isApplied;
  } catch {
    // No JSON: somebody edits it by hand.
    return false;
  }
}

/**
 * Returns whether there would be more problems than now. Existing ones must
 * not prevent a maintainer from saving.
 */
export function addsProblems(source: ContentSource, values: Values): boolean {
  const files = new Map(source.files);
  for (const [file, value] of values)
    if (value === undefined) files.delete(file);
    else files.set(file, JSON.stringify(value));
  const count = (checked: ContentSource) => {
    const counts = new Map<string, number>();
    for (const { file, path: field, found } of checkSource(checked).problems) {
      // Positions and indexes change with each edit.
      const key = `${file} ${field} ${found}`.replace(/\d+/g, "");
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return counts;
  };
  const after = count({ ...source, files });
  const before = after.size === 0 ? after : count(source);
  return [...after].some(([key, amount]) => amount > (before.get(key) ?? 0));
}

/**
 * Writes or removes files of the content, each atomically.
 *
 * @returns their texts
 * @throws HttpError if one cannot be written
 */
async function writeValues(
  rootDir: string,
  { folder }: ContentSource,
  values: Values,
) {
  const texts = new Map<string, string | undefined>();
  for (const [file, value] of values) {
    const target = path.join(folder, file);
    const text = value === undefined ? value : await formatContent(value);
    texts.set(file, text);
    await writeAtomically(rootDir, target, text);
  }
  return texts;
}

/** Returns the text of a content file, laid out as Prettier does. */
export const formatContent = (value: unknown): Promise<string> =>
  format(JSON.stringify(value, null, 2), {
    parser: "json",
    plugins: [babel, estree],
  });
