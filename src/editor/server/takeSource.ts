import { unlink } from "node:fs/promises";
import path from "node:path";

import { contentTypeOf } from "../../content/contentTypes";
import { readSource } from "../../node/content/source/readSource";
import { describeChanges } from "../describeChanges";
import { isSame } from "../matchEntries";
import { mergeVersions } from "../mergeVersions";
import { addsProblems, formatContent } from "./contentFiles";
import {
  differingFiles,
  makeCommit,
  readBlob,
  storeValue,
  treeOf,
  valuesIn,
  workingTree,
} from "./contentTrees";
import { git, type Clone } from "./git";
import { refs } from "./upstream";
import { writeAtomically } from "./writeAtomically";

/** A branch of the remote whose content the working files follow. */
export interface Source {
  branch: string;
  tip: string;
  /** The commit with the version that both have in common. */
  base: string;
}

/** The files to write; undefined removes one. */
type Texts = Map<string, Buffer | string | undefined>;

/**
 * Takes what changed on a branch into the working files. Files with conflicts
 * get what is no conflict; those that would add a problem stay as they are.
 *
 * @param isTrusted whether the content may need newer code than what runs
 * @returns the number of changes that were taken
 */
export async function takeSource(
  clone: Clone,
  { branch, tip, base }: Source,
  isTrusted: boolean,
): Promise<number> {
  const common = await treeOf(clone, base);
  const theirs = await treeOf(clone, tip);
  const { tree: mine } = await workingTree(clone);
  const pictures: Texts = new Map();
  const texts: Texts = new Map();
  const values = new Map<string, unknown>();
  /** The files whose common version stays an earlier one. */
  const left = new Map<string, string | undefined>();
  const counts = new Map<string, number>();
  for (const file of differingFiles(common, theirs)) {
    const trees = [common, mine, theirs] as const;
    const [b, m, t] = await valuesIn(clone, trees, file);
    const merged = mergeVersions(b, m, t);
    const schema = contentTypeOf(file)?.schema;
    const { value } = merged;
    if (merged.conflicts.length > 0)
      left.set(file, await storeValue(clone, file, merged.base));
    if (isSame(value, m)) continue;
    const id = theirs.get(file);
    const text = !isSame(value, t)
      ? await formatContent(value)
      : id && (await readBlob(clone, id));
    (schema ? texts : pictures).set(file, text);
    if (schema) values.set(file, value);
    counts.set(file, schema ? describeChanges(schema, m, value).length : 1);
  }
  // Pictures are there before texts that name them, and until none does.
  await writeTexts(clone, pictures, (_, text) => text !== undefined);
  const source = await readSource();
  const isUnfit = (part: ReadonlyMap<string, unknown>) =>
    !isTrusted && addsProblems(source, part);
  if (isUnfit(values))
    for (const [file, value] of values)
      if (isUnfit(new Map([[file, value]]))) {
        texts.delete(file);
        counts.delete(file);
        left.set(file, common.get(file));
      }
  await writeTexts(clone, texts, () => true);
  const { files } = await readSource();
  const used = [...files.values()].join();
  await writeTexts(
    clone,
    pictures,
    (file, text) =>
      text === undefined &&
      !used.includes(JSON.stringify(path.posix.basename(file))),
  );
  const next =
    left.size === 0
      ? tip
      : await makeCommit(clone, tip, left, [tip], `Common with ${branch}`);
  await git(clone, ["update-ref", refs.base + branch, next]);
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

async function writeTexts(
  { rootDir, folder }: Clone,
  texts: Texts,
  isWanted: (file: string, text: unknown) => boolean,
): Promise<void> {
  for (const [file, text] of texts) {
    if (!isWanted(file, text)) continue;
    const target = path.join(folder, file);
    if (text !== undefined) await writeAtomically(rootDir, target, text);
    else await unlink(path.join(rootDir, target));
  }
}
