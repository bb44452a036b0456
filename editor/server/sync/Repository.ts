import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

import { build } from "esbuild";

import { contentTypeOf } from "../../../src/content/contentTypes";
import { contentFolder } from "../../../src/node/content/readSource";
import type { FileConflict } from "./driver";
import { isSame } from "../../merge/matchEntries";
import { formatContent } from "../contentFiles";
import { writeAtomically } from "../writeAtomically";
import { ask, git, isTrue } from "./git";

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

/** The merge driver is bundled once: through tsx, each file would take 0.5 s. */
let driver: Promise<Uint8Array> | undefined;

const bundleDriver = async () => {
  const { outputFiles } = await build({
    entryPoints: ["editor/server/sync/driver.ts"],
    bundle: true,
    write: false,
    platform: "node",
    format: "cjs",
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
};

/**
 * Returns a command for sh, which git uses on Windows, too: absolute paths have
 * forward slashes there.
 */
export const shellCommand = (...words: readonly string[]): string =>
  words
    .map((word) => `'${word.replaceAll("\\", "/").replaceAll("'", "'\\''")}'`)
    .join(" ");

/** A clone of the project, and the content in its commits. */
export class Repository {
  /** The content folder, relative to `rootDir`. */
  readonly folder = contentFolder();
  /** Objects never change, and each is needed several times. */
  private readonly trees = new Map<string, Tree>();
  private readonly values = new Map<string, unknown>();
  private readonly known = new Map<string, boolean>();
  private gitDir = "";
  private gitVersion = "";
  private isReady = false;

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

  /** Returns whether a commit has another one in its history. */
  async contains(commit: string, old: string): Promise<boolean> {
    if (commit === old) return true;
    const key = `${commit} ${old}`;
    const known =
      this.known.get(key) ??
      (await isTrue(this.rootDir, "merge-base", "--is-ancestor", old, commit));
    this.known.set(key, known);
    return known;
  }

  /** Returns git's version, as in 2.39; empty if it is not installed. */
  async version(): Promise<string> {
    this.gitVersion ||= /\d+\.\d+/.exec(await this.ask("--version"))?.[0] ?? "";
    return this.gitVersion;
  }

  /** Returns whether a merge, or the like, is not finished. */
  async isUnfinished(): Promise<boolean> {
    const names = await Promise.all(
      unfinished.map((name) => this.gitPath(name)),
    );
    return names.some((name) => existsSync(name));
  }

  /** Returns a path in git's folder, where the editor has files of its own. */
  privatePath(name: string): Promise<string> {
    return this.gitPath(`gainova-${name}`);
  }

  /** Returns a path that no other call and no other editor has. */
  private temporaryPath(name: string): Promise<string> {
    return this.privatePath(`${name}-${randomUUID()}`);
  }

  private async gitPath(name: string): Promise<string> {
    this.gitDir ||= await this.run(["rev-parse", "--absolute-git-dir"]);
    return path.join(this.gitDir, name);
  }

  readBlob(id: string): Promise<Buffer> {
    return git(this.rootDir, ["cat-file", "blob", id]);
  }

  async storeBlob(file: string, data: string | Buffer): Promise<string> {
    const target = await this.temporaryPath("blob");
    await writeFile(target, data);
    const name = `--path=${this.folder}/${file}`;
    const id = await this.run(["hash-object", "-w", name, target]);
    await rm(target);
    return id;
  }

  /**
   * Returns the value of a version of a file: that of its JSON, or the object id
   * of a picture and of what is no JSON.
   */
  async valueOf(file: string, id: string | undefined): Promise<unknown> {
    if (id === undefined || isPicture(file)) return id;
    if (!this.values.has(id)) {
      const text = (await this.readBlob(id)).toString();
      try {
        this.values.set(id, JSON.parse(text));
      } catch {
        this.values.set(id, id);
      }
    }
    return this.values.get(id);
  }

  /** Returns the content in a commit or tree. */
  async treeOf(commit: string): Promise<Tree> {
    const known = this.trees.get(commit);
    if (known) return known;
    const args = ["ls-tree", "-rz", commit, "--", `${this.folder}/`];
    const tree: Tree = new Map(
      (await this.names(...args))
        .map((line) => /^100\d+ blob (\w+)\t(.*)$/s.exec(line) ?? [])
        .map(
          ([, id = "", name = ""]) =>
            [name.slice(this.folder.length + 1), id] as const,
        )
        .filter(([file]) => isContent(file)),
    );
    this.trees.set(commit, tree);
    return tree;
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
    const index = await this.temporaryPath("index");
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
   * Merges the content of two commits: git by its merge base, field by field
   * where both changed a file.
   *
   * @returns the tree, with mine in a conflict, and the conflicts
   */
  async merge(mine: string, theirs: string) {
    const log = await this.temporaryPath("conflicts");
    const settings = await this.mergeSettings(log);
    const verb = ["merge-tree", "--write-tree", "--name-only", "-z"];
    const args = [...settings.flatMap((each) => ["-c", each]), ...verb];
    // In git's own folder, since it writes temporary files to the current one.
    const folder = path.dirname(log);
    const output = await git(folder, [...args, mine, theirs], { accept: 1 });
    const [result = "", ...rest] = output.toString().split("\0");
    const text = await readFile(log, "utf8").catch(() => "");
    await rm(log, { force: true });
    const noted = text
      .split("\n")
      .filter(Boolean)
      .map((line) => this.inContent(JSON.parse(line) as FileConflict));
    const tree = new Map(await this.treeOf(result));
    const [m, t] = [await this.treeOf(mine), await this.treeOf(theirs)];
    const failed = new Set(rest.slice(0, rest.indexOf("")));
    const common = await this.ask("merge-base", "--all", mine, theirs);
    const bases: Tree[] = [];
    for (const base of common.split("\n").filter(Boolean))
      bases.push(await this.treeOf(base));
    const conflicts: typeof noted = [];
    // Git 2.39 takes a new page for a removed one that is like it, whatever
    // merge.renames says. So it decides only about files that both changed.
    const names = [m, t, tree, ...bases].flatMap((each) => [...each.keys()]);
    for (const file of new Set(names)) {
      const [ofMine, ofTheirs] = [m.get(file), t.get(file)];
      const former = new Set(bases.map((base) => base.get(file)));
      const isFormer = (id: string | undefined) =>
        former.size === 1 && former.has(id);
      const keep = (id: string | undefined) =>
        id === undefined ? tree.delete(file) : tree.set(file, id);
      if (ofMine === ofTheirs || isFormer(ofTheirs)) keep(ofMine);
      else if (isFormer(ofMine)) keep(ofTheirs);
      else if (
        failed.has(`${this.folder}/${file}`) ||
        (former.size === 1 && (!ofMine || !ofTheirs))
      ) {
        // Pictures, and files that one side removed, do not reach the driver.
        keep(ofMine);
        conflicts.push({
          file,
          path: [],
          mine: await this.valueOf(file, ofMine),
          theirs: await this.valueOf(file, ofTheirs),
          base: undefined,
        });
      } else conflicts.push(...noted.filter((each) => each.file === file));
    }
    for (const [file, id] of tree)
      if (id !== m.get(file) && id !== t.get(file)) {
        const value = await this.valueOf(file, id);
        tree.set(file, await this.storeBlob(file, await formatContent(value)));
      }
    return { tree: tree as Tree, conflicts };
  }

  private inContent({ name, ...rest }: FileConflict) {
    return { ...rest, file: name.slice(this.folder.length + 1) };
  }

  /** Returns git's settings for a merge, and writes the files that they name. */
  private async mergeSettings(log: string): Promise<string[]> {
    const attributes = await this.privatePath("attributes");
    const program = await this.privatePath("driver.cjs");
    if (!this.isReady) {
      driver ??= bundleDriver();
      await writeFile(program, await driver);
      await writeFile(attributes, `/${this.folder}/**/*.json merge=content\n`);
      this.isReady = true;
    }
    const command = `${shellCommand(process.execPath, program)} %O %A %B %P`;
    return [
      `core.attributesFile=${attributes}`,
      `merge.content.driver=${command} ${shellCommand(log)}`,
      // Of several common versions, git merges one: no one is asked about it.
      "merge.content.recursive=common",
      `merge.common.driver=${command}`,
    ];
  }
}

/** Returns the files that are not the same in two trees. */
export const filesThatDiffer = (a: Tree, b: Tree): string[] =>
  [...new Set([...a.keys(), ...b.keys()])].filter(
    (file) => a.get(file) !== b.get(file),
  );
