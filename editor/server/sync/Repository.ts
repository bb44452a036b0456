import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";

import { contentTypeOf } from "../../../src/content/contentTypes";
import { contentFolder } from "../../../src/node/content/readSource";
import { isSame } from "../../merge/matchEntries";
import { mergeVersions, type Conflict } from "../../merge/mergeVersions";
import { formatContent } from "../contentFiles";
import { writeAtomically } from "../writeAtomically";
import { ask, git, isTrue, messages } from "./git";

/** A field, entry or file that both sides changed. */
export interface FileConflict extends Conflict {
  /** In the content folder. */
  file: string;
  /** The file's value that both had in common. */
  base: unknown;
}

/** The object ids of content files, by their path in the content folder. */
export type Tree = ReadonlyMap<string, string>;

export const isPicture = (file: string): boolean =>
  /^images\/.+\.(jpe?g|png|webp|avif)$/i.test(file);

/** Returns whether a file is published; others may lie beside the content. */
export const isContent = (file: string): boolean =>
  isPicture(file) || contentTypeOf(file) !== undefined;

/** Private commits need no name: only sending does. */
const nobody = {
  GIT_AUTHOR_NAME: "GAINOVA editor",
  GIT_AUTHOR_EMAIL: "editor@localhost",
  GIT_COMMITTER_NAME: "GAINOVA editor",
  GIT_COMMITTER_EMAIL: "editor@localhost",
};

/** What git has in its folder until a merge, or the like, is finished. */
const unfinished = [
  "MERGE_HEAD",
  "CHERRY_PICK_HEAD",
  "REVERT_HEAD",
  "rebase-merge",
  "rebase-apply",
];

/** A clone of the project, and the content in its commits. */
export class Repository {
  /** The content folder, relative to `rootDir`. */
  readonly folder = contentFolder();
  /** What was asked about objects, which never change. */
  private readonly known = new Map<string, Promise<unknown>>();

  constructor(readonly rootDir: string) {}

  async run(
    args: readonly string[],
    options?: Parameters<typeof git>[2],
  ): Promise<string> {
    return (await git(this.rootDir, args, options)).toString().trim();
  }

  ask(...args: readonly string[]): Promise<string> {
    return ask(this.rootDir, ...args);
  }

  /** Returns the names in a list of git's that ends each with NUL. */
  async names(...args: readonly string[]): Promise<string[]> {
    return (await this.run(args)).split("\0").filter(Boolean);
  }

  /** Returns an answer about objects; each is found out once. */
  once<Answer>(key: string, work: () => Promise<Answer>): Promise<Answer> {
    const known = this.known.get(key);
    if (known) return known as Promise<Answer>;
    const answer = work();
    this.known.set(key, answer);
    answer.catch(() => this.known.delete(key));
    return answer;
  }

  /** Returns whether a commit has another one in its history. */
  contains(commit: string, old: string): Promise<boolean> {
    const args = ["merge-base", "--is-ancestor", old, commit];
    return this.once(`${commit} has ${old}`, () =>
      isTrue(this.rootDir, ...args),
    );
  }

  /** Returns what to do without git, or without a remote. */
  async whatIsMissing(): Promise<string> {
    const version = await this.ask("--version");
    return version ? messages.noRemote : messages.noGit;
  }

  /** Returns whether a merge, or the like, is not finished. */
  async isUnfinished(): Promise<boolean> {
    const folder = await this.gitDir();
    return unfinished.some((name) => existsSync(path.join(folder, name)));
  }

  private gitDir(): Promise<string> {
    return this.run(["rev-parse", "--absolute-git-dir"]);
  }

  readBlob(id: string): Promise<Buffer> {
    return git(this.rootDir, ["cat-file", "blob", id]);
  }

  /** Stores a text as git would store a file, and returns its id. */
  storeBlob(file: string, input: string): Promise<string> {
    const name = `--path=${this.folder}/${file}`;
    return this.run(["hash-object", "-w", "--stdin", name], { input });
  }

  /**
   * Returns the value of a version of a file: that of its JSON, or the object id
   * of a picture and of what is no JSON.
   */
  async valueOf(file: string, id: string | undefined): Promise<unknown> {
    if (id === undefined || isPicture(file)) return id;
    return this.once(`value ${id}`, async () => {
      const text = (await this.readBlob(id)).toString();
      try {
        return JSON.parse(text) as unknown;
      } catch {
        return id;
      }
    });
  }

  /** Returns the content in a commit or tree. */
  treeOf(commit: string): Promise<Tree> {
    const args = ["ls-tree", "-rz", commit, "--", `${this.folder}/`];
    const prefix = this.folder.length + 1;
    return this.once(`tree ${commit}`, async () => {
      const files = (await this.names(...args))
        .map((line) => /^100\d+ blob (\w+)\t(.*)$/s.exec(line) ?? [])
        .map(([, id = "", name = ""]) => [name.slice(prefix), id] as const);
      return new Map(files.filter(([file]) => isContent(file)));
    });
  }

  /**
   * Returns the content on disk, and the files that are no content, each with
   * the reason. Hidden files and those of the code are neither.
   */
  async treeOnDisk() {
    const dataDir = path.join(this.rootDir, this.folder);
    const options = { recursive: true, withFileTypes: true } as const;
    const files: string[] = [];
    const left: { file: string; reason: string }[] = [];
    for (const entry of await readdir(dataDir, options)) {
      const file = path
        .relative(dataDir, path.join(entry.parentPath, entry.name))
        .replaceAll(path.sep, "/");
      const isOfCode = /^(schemas\/|README\.md$)|(^|\/)\./.test(file);
      if (entry.isDirectory() || isOfCode) continue;
      if (!entry.isFile())
        left.push({ file, reason: "a link to another file" });
      else if (isContent(file)) files.push(file);
      else left.push({ file, reason: "no text or picture of the site" });
    }
    const input = files.map((file) => `${this.folder}/${file}\n`).join("");
    // Git's filters change line endings as the clone is configured.
    const args = ["hash-object", "-w", "--stdin-paths"];
    const ids = (await this.run(args, { input })).split("\n");
    const tree: Tree = new Map(files.map((file, at) => [file, ids[at] ?? ""]));
    return { tree, left };
  }

  /** Writes a tree to disk; pictures are there as long as a text names them. */
  async write(disk: Tree, tree: Tree): Promise<void> {
    const turnOf = (file: string) =>
      isPicture(file) ? (tree.has(file) ? 0 : 2) : 1;
    const files = filesThatDiffer(disk, tree);
    for (const file of files.sort((a, b) => turnOf(a) - turnOf(b))) {
      const id = tree.get(file);
      const data = id ? await this.readBlob(id) : undefined;
      await writeAtomically(this.rootDir, `${this.folder}/${file}`, data);
    }
  }

  /** Returns the files that differ between two trees, in more than their layout. */
  async differingFiles(a: Tree, b: Tree): Promise<string[]> {
    const files: string[] = [];
    for (const file of filesThatDiffer(a, b)) {
      const [x, y] = [a.get(file), b.get(file)];
      if (!isSame(await this.valueOf(file, x), await this.valueOf(file, y)))
        files.push(file);
    }
    return files;
  }

  /**
   * Makes a commit of another one's files with the content of a tree. Neither
   * the index nor a branch changes.
   *
   * @param isPublic whether it is sent, so that it needs an author
   */
  async commit(
    from: string,
    content: Tree,
    parents: readonly string[],
    title: string,
    isPublic = false,
  ): Promise<string> {
    const index = path.join(await this.gitDir(), `gainova-${randomUUID()}`);
    const env = { GIT_INDEX_FILE: index };
    const former = await this.treeOf(from);
    const input = filesThatDiffer(former, content)
      .map((file) => {
        const id = content.get(file);
        const mode = id ? "100644" : "0";
        return `${mode} ${id ?? "0".repeat(40)}\t${this.folder}/${file}\0`;
      })
      .join("");
    try {
      await this.run(["read-tree", from], { env });
      const update = ["update-index", "-z", "--index-info"];
      await this.run(update, { env, input });
      const tree = await this.run(["write-tree"], { env });
      const args = [...new Set(parents)].flatMap((parent) => ["-p", parent]);
      return await this.run(["commit-tree", tree, ...args, "-F", "-"], {
        input: title,
        ...(!isPublic && { env: nobody }),
      });
    } finally {
      await rm(index, { force: true });
    }
  }

  /**
   * Merges the content of two commits by what git finds that they have in
   * common, field by field where both changed a file.
   *
   * @returns the tree, with mine in a conflict, and the conflicts
   */
  async merge(mine: string, theirs: string) {
    const base = await this.commonTree(mine, theirs);
    return this.mergeTrees(
      base,
      await this.treeOf(mine),
      await this.treeOf(theirs),
    );
  }

  /**
   * Returns the content that two commits have in common. Of several common
   * commits it is the merge, as in git; where they differ, what is common to
   * them: then both sides count as changed, and nothing is decided silently.
   */
  private async commonTree(mine: string, theirs: string): Promise<Tree> {
    const list = await this.ask("merge-base", "--all", mine, theirs);
    const [first, ...others] = list.split("\n").filter(Boolean);
    let common: Tree = first ? await this.treeOf(first) : new Map();
    for (const other of others) {
      const base = await this.commonTree(first ?? "", other);
      const theirTree = await this.treeOf(other);
      const merged = await this.mergeTrees(base, common, theirTree);
      for (const { file } of merged.conflicts)
        setFile(merged.tree, file, base.get(file));
      common = merged.tree;
    }
    return common;
  }

  private async mergeTrees(base: Tree, mine: Tree, theirs: Tree) {
    const tree = new Map(mine);
    const conflicts: FileConflict[] = [];
    for (const file of filesThatDiffer(base, theirs)) {
      const ids = [base, mine, theirs].map((each) => each.get(file));
      const valueOf = (id: string | undefined) => this.valueOf(file, id);
      const [b, m, t] = await Promise.all(ids.map(valueOf));
      if (ids[0] === ids[1]) setFile(tree, file, ids[2]);
      if (ids[0] === ids[1] || isSame(m, t)) continue;
      const merged = mergeVersions(b, m, t);
      for (const conflict of merged.conflicts)
        conflicts.push({ ...conflict, file, base: b });
      const { value } = merged;
      if (isSame(value, t)) setFile(tree, file, ids[2]);
      else if (!isSame(value, m))
        tree.set(file, await this.storeBlob(file, await formatContent(value)));
    }
    return { tree, conflicts };
  }
}

/** Gives a file of a tree another version, or removes it. */
export function setFile(
  tree: Map<string, string>,
  file: string,
  id: string | undefined,
): void {
  if (id === undefined) tree.delete(file);
  else tree.set(file, id);
}

/** Returns the files that are not the same in two trees. */
export const filesThatDiffer = (a: Tree, b: Tree): string[] =>
  [...new Set([...a.keys(), ...b.keys()])].filter(
    (file) => a.get(file) !== b.get(file),
  );
