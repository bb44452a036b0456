import path from "node:path";

import { contentTypeOf } from "../../src/content/contentTypes";
import { readSource } from "../../src/node/content/readSource";
import { describeChanges } from "../describeChanges";
import { addsProblems } from "./contentFiles";
import {
  differingFiles,
  isPicture,
  makeCommit,
  mergeTrees,
  readBlob,
  treeOf,
  valueIn,
  withFiles,
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
  const { tree: mine } = await workingTree(clone);
  const merged = await mergeTrees(
    clone,
    common,
    mine,
    await treeOf(clone, tip),
  );
  const files = await differingFiles(clone, mine, merged.tree);
  const pictures = files.filter(isPicture);
  const values = new Map<string, unknown>();
  for (const file of files.filter((each) => !isPicture(each)))
    values.set(file, await valueIn(clone, merged.tree, file));
  // Pictures are there before texts that name them, and until none does.
  const isThere = (file: string) => merged.tree.has(file);
  for (const file of pictures.filter(isThere))
    await writeBlob(clone, file, merged.tree.get(file));
  const source = await readSource();
  const isUnfit = (part: Iterable<[string, unknown]>) =>
    !isTrusted && addsProblems(source, new Map(part));
  const unfit = isUnfit(values)
    ? [...values].filter((each) => isUnfit([each])).map(([file]) => file)
    : [];
  for (const file of unfit) values.delete(file);
  let changes = pictures.length;
  for (const [file, value] of values) {
    const schema = contentTypeOf(file)?.schema;
    const before = await valueIn(clone, mine, file);
    if (schema) changes += describeChanges(schema, before, value).length;
    await writeBlob(clone, file, merged.tree.get(file));
  }
  const used = [...(await readSource()).files.values()].join();
  for (const file of pictures.filter((each) => !isThere(each)))
    if (!used.includes(JSON.stringify(path.posix.basename(file))))
      await writeBlob(clone, file, undefined);
  const next = withFiles(
    merged.base,
    unfit.map((file) => [file, common.get(file)]),
  );
  await setBase(clone, branch, tip, next);
  return changes;
}

/** Records the version that the working files have in common with a branch. */
export async function setBase(
  clone: Clone,
  branch: string,
  commit: string,
  tree: ReadonlyMap<string, string>,
): Promise<void> {
  const title = `Common with ${branch}`;
  const others = await differingFiles(clone, tree, await treeOf(clone, commit));
  const base =
    others.length === 0
      ? commit
      : await makeCommit(clone, commit, tree, [commit], title);
  await git(clone, ["update-ref", refs.base + branch, base]);
}

/** Writes a version of a file; removes it if there is none. */
export async function writeBlob(
  clone: Clone,
  file: string,
  id: string | undefined,
): Promise<void> {
  const data = id === undefined ? id : await readBlob(clone, id);
  await writeAtomically(clone.rootDir, `${clone.folder}/${file}`, data);
}
