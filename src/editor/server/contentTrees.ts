import { readdir, rm } from "node:fs/promises";
import path from "node:path";

import { contentTypeOf } from "../../content/contentTypes";
import { formatContent } from "./contentFiles";
import { git, type Clone } from "./git";

/** The object ids of content files, by their path in the content folder. */
export type Tree = ReadonlyMap<string, string>;

const picture = /^images\/.+\.(jpe?g|png|webp|avif)$/i;

/** Returns whether a file is published; others may lie beside the content. */
export const isContent = (file: string): boolean =>
  picture.test(file) || contentTypeOf(file) !== undefined;

/** Files of the content folder that belong to the code. */
const isCode = (file: string) =>
  file.startsWith("schemas/") || file === "README.md";

/** Returns the content files of a commit. */
export async function treeOf(clone: Clone, commit: string): Promise<Tree> {
  const { folder } = clone;
  const list = await git(clone, ["ls-tree", "-rz", commit, "--", `${folder}/`]);
  return new Map(
    list
      .toString()
      .split("\0")
      .flatMap((line) => {
        const [, id = "", name = ""] =
          /^100\d+ blob (\w+)\t(.*)$/s.exec(line) ?? [];
        const file = name.slice(folder.length + 1);
        return isContent(file) ? [[file, id] as const] : [];
      }),
  );
}

/**
 * Returns the content files on disk, and the files that are no content, each
 * with the reason.
 */
export async function workingTree(clone: Clone) {
  const { rootDir, folder } = clone;
  const dataDir = path.join(rootDir, folder);
  const entries = await readdir(dataDir, {
    recursive: true,
    withFileTypes: true,
  });
  const files: string[] = [];
  const others: { file: string; reason: string }[] = [];
  for (const entry of entries.filter((each) => !each.isDirectory())) {
    const file = path
      .relative(dataDir, path.join(entry.parentPath, entry.name))
      .replaceAll(path.sep, "/");
    if (isCode(file) || /(^|\/)\./.test(file)) continue;
    if (!entry.isFile())
      others.push({ file, reason: "a link to another file" });
    else if (isContent(file)) files.push(file);
    else others.push({ file, reason: "no text or picture of the site" });
  }
  const input = files.map((file) => `${folder}/${file}\n`).join("");
  // Git's filters change line endings as the clone is configured.
  const ids = await git(clone, ["hash-object", "-w", "--stdin-paths"], {
    input,
  });
  const lines = ids.toString().split("\n");
  const tree: Tree = new Map(files.map((file, at) => [file, lines[at] ?? ""]));
  return { tree, others };
}

/** Contents never change, and many versions have most of them in common. */
const known = new Map<string, unknown>();

export const readBlob = (clone: Clone, id: string): Promise<Buffer> =>
  git(clone, ["cat-file", "blob", id]);

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
  if (id === undefined || picture.test(file)) return id;
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

/** Returns the values of a file in three trees. */
export async function valuesIn(
  clone: Clone,
  [base, mine, theirs]: readonly [Tree, Tree, Tree],
  file: string,
): Promise<[unknown, unknown, unknown]> {
  return [
    await valueIn(clone, base, file),
    await valueIn(clone, mine, file),
    await valueIn(clone, theirs, file),
  ];
}

/** Returns the files that differ between two trees. */
export const differingFiles = (a: Tree, b: Tree): string[] =>
  [...new Set([...a.keys(), ...b.keys()])].filter(
    (file) => a.get(file) !== b.get(file),
  );

/** Stores the value of a file, and returns its object id; none without one. */
export async function storeValue(
  clone: Clone,
  file: string,
  value: unknown,
): Promise<string | undefined> {
  // Of pictures and of what is no JSON, the value is the id.
  if (value === undefined || typeof value === "string") return value;
  const args = [
    "hash-object",
    "-w",
    "--stdin",
    `--path=${clone.folder}/${file}`,
  ];
  const id = await git(clone, args, { input: await formatContent(value) });
  return id.toString().trim();
}

/**
 * Makes a commit of another commit's files with some content files replaced.
 * Neither the index nor a branch changes.
 *
 * @param files object ids; undefined removes a file
 */
export async function makeCommit(
  clone: Clone,
  from: string,
  files: ReadonlyMap<string, string | undefined>,
  parents: readonly string[],
  title: string,
): Promise<string> {
  const name = `gainova-index-${process.pid}-${Date.now()}`;
  const [index = ""] = (await git(clone, ["rev-parse", "--git-path", name]))
    .toString()
    .split("\n");
  const env = { GIT_INDEX_FILE: path.resolve(clone.rootDir, index) };
  try {
    await git(clone, ["read-tree", from], { env });
    await git(clone, ["update-index", "-z", "--index-info"], {
      env,
      input: indexInfo(clone, files),
    });
    const tree = (await git(clone, ["write-tree"], { env })).toString().trim();
    const args = parents.flatMap((parent) => ["-p", parent]);
    const commit = await git(clone, ["commit-tree", tree, ...args, "-F", "-"], {
      input: title,
    });
    return commit.toString().trim();
  } finally {
    await rm(env.GIT_INDEX_FILE, { force: true });
  }
}

/** Returns the input of `git update-index -z --index-info`. */
export const indexInfo = (
  { folder }: Clone,
  files: ReadonlyMap<string, string | undefined>,
): string =>
  [...files]
    .map(
      ([file, id]) =>
        `${id ? "100644" : "0"} ${id ?? "0".repeat(40)}\t${folder}/${file}\0`,
    )
    .join("");
