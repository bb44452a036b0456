import { readdir, rm } from "node:fs/promises";
import path from "node:path";

import { contentTypeOf } from "../../src/content/contentTypes";
import { isSame } from "../matchEntries";
import { mergeVersions } from "../mergeVersions";
import { formatContent } from "./contentFiles";
import { ask, git, type Clone } from "./git";

/** The object ids of content files, by their path in the content folder. */
export type Tree = ReadonlyMap<string, string>;

export const isPicture = (file: string): boolean =>
  /^images\/.+\.(jpe?g|png|webp|avif)$/i.test(file);

/** Returns whether a file is published; others may lie beside the content. */
export const isContent = (file: string): boolean =>
  isPicture(file) || contentTypeOf(file) !== undefined;

/** Files of the content folder that belong to the code. */
const isCode = (file: string) =>
  file.startsWith("schemas/") || file === "README.md";

/** Commits never change, and each is needed several times. */
const knownTrees = new Map<string, Tree>();

/**
 * Returns the content files of a commit.
 *
 * @param commit its object id
 */
export async function treeOf(clone: Clone, commit: string): Promise<Tree> {
  const { folder } = clone;
  const tree = knownTrees.get(folder + commit);
  if (tree) return tree;
  const list = await git(clone, ["ls-tree", "-rz", commit, "--", `${folder}/`]);
  const read = new Map(
    list
      .toString()
      .split("\0")
      .map((line) => /^100\d+ blob (\w+)\t(.*)$/s.exec(line) ?? [])
      .map(
        ([, id = "", name = ""]) =>
          [name.slice(folder.length + 1), id] as const,
      )
      .filter(([file]) => isContent(file)),
  );
  knownTrees.set(folder + commit, read);
  return read;
}

/**
 * Returns the content files on disk, and the files that are no content, each
 * with the reason.
 */
export async function workingTree(clone: Clone) {
  const { rootDir, folder } = clone;
  const dataDir = path.join(rootDir, folder);
  const options = { recursive: true, withFileTypes: true } as const;
  const files: string[] = [];
  const others: { file: string; reason: string }[] = [];
  for (const entry of await readdir(dataDir, options)) {
    const file = path
      .relative(dataDir, path.join(entry.parentPath, entry.name))
      .replaceAll(path.sep, "/");
    if (entry.isDirectory() || isCode(file) || /(^|\/)\./.test(file)) continue;
    if (!entry.isFile())
      others.push({ file, reason: "a link to another file" });
    else if (isContent(file)) files.push(file);
    else others.push({ file, reason: "no text or picture of the site" });
  }
  const input = files.map((file) => `${folder}/${file}\n`).join("");
  // Git's filters change line endings as the clone is configured.
  const args = ["hash-object", "-w", "--stdin-paths"];
  const ids = (await git(clone, args, { input })).toString().split("\n");
  const tree: Tree = new Map(files.map((file, at) => [file, ids[at] ?? ""]));
  return { tree, others };
}

export const readBlob = (clone: Clone, id: string): Promise<Buffer> =>
  git(clone, ["cat-file", "blob", id]);

/** Contents never change, and many versions have most of them in common. */
const known = new Map<string, unknown>();

/**
 * Returns the value of a file in a tree: that of its JSON, and the object id of
 * a picture or of what is no JSON.
 */
export async function valueIn(
  clone: Clone,
  tree: Tree,
  file: string,
): Promise<unknown> {
  const id = tree.get(file);
  if (id === undefined || isPicture(file)) return id;
  if (!known.has(id)) {
    const text = (await readBlob(clone, id)).toString();
    try {
      known.set(id, JSON.parse(text));
    } catch {
      known.set(id, id);
    }
  }
  return known.get(id);
}

/** Returns the files that differ between two trees, in more than their layout. */
export async function differingFiles(
  clone: Clone,
  a: Tree,
  b: Tree,
): Promise<string[]> {
  const files: string[] = [];
  for (const file of new Set([...a.keys(), ...b.keys()]))
    if (
      a.get(file) !== b.get(file) &&
      !isSame(await valueIn(clone, a, file), await valueIn(clone, b, file))
    )
      files.push(file);
  return files;
}

/** Returns a tree with other versions of some files; undefined removes one. */
export function withFiles(
  tree: Tree,
  files: Iterable<readonly [file: string, id: string | undefined]>,
): Tree {
  const changed = new Map(tree);
  for (const [file, id] of files)
    if (id === undefined) changed.delete(file);
    else changed.set(file, id);
  return changed;
}

/** A file that is not the same in the common version and in theirs. */
export interface Difference {
  file: string;
  base: unknown;
  theirs: unknown;
  hasConflict: boolean;
}

/**
 * Merges two trees file by file and field by field; see `mergeVersions`.
 *
 * @returns the merged tree, with mine where both sides changed a field, and the
 *   version that both have in common from now on
 */
export async function mergeTrees(
  clone: Clone,
  ...trees: [base: Tree, mine: Tree, theirs: Tree]
): Promise<{ tree: Tree; base: Tree; differences: Difference[] }> {
  const [common, mine, theirs] = trees;
  let [tree, base] = [mine, theirs];
  const differences: Difference[] = [];
  for (const file of await differingFiles(clone, common, theirs)) {
    const b = await valueIn(clone, common, file);
    const m = await valueIn(clone, mine, file);
    const t = await valueIn(clone, theirs, file);
    const merged = mergeVersions(b, m, t);
    const store = async (value: unknown) => {
      const former = [theirs, mine].find((_, at) => isSame(value, [t, m][at]));
      return former ? former.get(file) : storeValue(clone, file, value);
    };
    tree = withFiles(tree, [[file, await store(merged.value)]]);
    const hasConflict = merged.conflicts.length > 0;
    differences.push({ file, base: b, theirs: t, hasConflict });
    if (hasConflict) base = withFiles(base, [[file, await store(merged.base)]]);
  }
  return { tree, base, differences };
}

/** Merges the content of two commits. */
export async function mergeCommits(clone: Clone, mine: string, theirs: string) {
  const base = await ask(clone, "merge-base", mine, theirs);
  return mergeTrees(
    clone,
    base ? await treeOf(clone, base) : new Map<string, string>(),
    await treeOf(clone, mine),
    await treeOf(clone, theirs),
  );
}

/** Stores the value of a file, and returns its object id; none without one. */
export async function storeValue(
  clone: Clone,
  file: string,
  value: unknown,
): Promise<string | undefined> {
  // Of pictures and of what is no JSON, the value is the id.
  if (value === undefined || typeof value === "string") return value;
  const target = `--path=${clone.folder}/${file}`;
  const args = ["hash-object", "-w", "--stdin", target];
  const id = await git(clone, args, { input: await formatContent(value) });
  return id.toString().trim();
}

/**
 * Makes a commit of another commit's files with the content of a tree. Neither
 * the index nor a branch changes.
 */
export async function makeCommit(
  clone: Clone,
  from: string,
  tree: Tree,
  parents: readonly string[],
  title: string,
): Promise<string> {
  const name = `gainova-index-${process.pid}-${Date.now()}`;
  const index = await git(clone, ["rev-parse", "--git-path", name]);
  const file = path.resolve(clone.rootDir, index.toString().trim());
  const env = { GIT_INDEX_FILE: file };
  try {
    await git(clone, ["read-tree", from], { env });
    await setIndex(clone, await treeOf(clone, from), tree, env);
    const id = (await git(clone, ["write-tree"], { env })).toString().trim();
    const args = parents.flatMap((parent) => ["-p", parent]);
    const commit = await git(clone, ["commit-tree", id, ...args, "-F", "-"], {
      input: title,
    });
    return commit.toString().trim();
  } finally {
    await rm(file, { force: true });
  }
}

/** Replaces one tree by another one in git's index. */
export async function setIndex(
  clone: Clone,
  from: Tree,
  to: Tree,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const input = [...new Set([...from.keys(), ...to.keys()])]
    .filter((file) => from.get(file) !== to.get(file))
    .map((file) => {
      const id = to.get(file);
      const mode = id ? "100644" : "0";
      return `${mode} ${id ?? "0".repeat(40)}\t${clone.folder}/${file}\0`;
    })
    .join("");
  await git(clone, ["update-index", "-z", "--index-info"], { env, input });
}
