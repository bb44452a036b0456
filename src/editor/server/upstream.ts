import { mergeVersions } from "../mergeVersions";
import { isSame } from "../matchEntries";
import { differingFiles, treeOf, valuesIn } from "./contentTrees";
import { ask, git, messages, type Clone } from "./git";
import { HttpError } from "./httpError";

/** What became of the last publication. */
export type RequestState = "waiting" | "answered" | "published" | "closed";

/** A publication that was sent, or was about to be. */
export interface Publication {
  branch: string;
  /** The commit that this clone made last. */
  pushed: string;
  /** The version that the working files have in common with it, once taken. */
  taken: string;
  /** The version of it that the default branch has, if it was merged. */
  merged: string;
  /** The branch on the remote, while there is one. */
  tip: string;
  state: RequestState;
}

export interface Upstream {
  /** The default branch. */
  branch: string;
  tip: string;
  /** The last publication, open or not. */
  publication: Publication | undefined;
}

// Refs of their own survive garbage collection and are changed atomically.
export const refs = {
  pushed: "refs/gainova/pushed/",
  base: "refs/gainova/base/",
  remote: "refs/remotes/origin/",
} as const;

export const isOpen = (
  publication: Publication | undefined,
): publication is Publication =>
  publication?.state === "waiting" || publication?.state === "answered";

/** Returns whether a commit is part of another one's history. */
export const isAncestor = (clone: Clone, old: string, commit: string) =>
  git(clone, ["merge-base", "--is-ancestor", old, commit]).then(
    () => true,
    () => false,
  );

/** Returns the commit of a ref; empty if there is none. */
export const commitOf = (clone: Clone, ref: string): Promise<string> =>
  ask(clone, "rev-parse", "--quiet", "--verify", `${ref}^{commit}`);

/** Returns the branches of publications; there is one, or none. */
async function publishedBranches(clone: Clone): Promise<string[]> {
  const list = await ask(
    clone,
    "for-each-ref",
    "--sort=-committerdate",
    "--format=%(refname)",
    refs.pushed,
  );
  return list
    .split("\n")
    .filter(Boolean)
    .map((ref) => ref.slice(refs.pushed.length));
}

/**
 * Updates what this clone knows of the remote.
 *
 * @returns the remote's branches
 * @throws HttpError if there is no remote or it cannot be reached
 */
export async function fetchUpstream(
  clone: Clone,
  signal: AbortSignal,
): Promise<Set<string>> {
  await git(clone, ["--version"]);
  if (!(await ask(clone, "remote", "get-url", "origin")))
    throw new HttpError(409, messages.noRemote);
  const answer = await git(
    clone,
    ["ls-remote", "--symref", "origin", "HEAD", "refs/heads/*"],
    { signal },
  );
  const lines = answer
    .toString()
    .split("\n")
    .map((line) => line.split("\t"));
  const heads = new Map(
    lines.flatMap(([id = "", ref = ""]) =>
      ref.startsWith("refs/heads/") ? [[ref.slice(11), id] as const] : [],
    ),
  );
  const named =
    lines
      .find(
        ([target, ref]) => ref === "HEAD" && target?.startsWith("ref: "),
      )?.[0]
      ?.slice("ref: refs/heads/".length) ?? "";
  const guesses = [named, "main", "master", ...heads.keys()];
  const branch = guesses.find((name) => heads.has(name));
  if (branch === undefined)
    throw new HttpError(
      409,
      "The project’s repository is empty: nobody has pushed to it yet.",
    );
  const published = await publishedBranches(clone);
  const wanted: string[] = [];
  for (const name of [branch, ...published]) {
    const known = await commitOf(clone, refs.remote + name);
    const there = heads.get(name);
    if (there && there !== known)
      wanted.push(`+refs/heads/${name}:${refs.remote}${name}`);
    if (!there && known)
      await git(clone, ["update-ref", "-d", refs.remote + name]);
  }
  if (wanted.length > 0)
    await git(
      clone,
      [
        "fetch",
        "--quiet",
        "--no-tags",
        "--no-write-fetch-head",
        "origin",
        ...wanted,
      ],
      { signal },
    );
  await git(clone, [
    "symbolic-ref",
    `${refs.remote}HEAD`,
    refs.remote + branch,
  ]);
  return new Set(heads.keys());
}

/** Returns what this clone knows of the remote; undefined before it was fetched. */
export async function readUpstream(
  clone: Clone,
): Promise<Upstream | undefined> {
  const head = await ask(clone, "symbolic-ref", `${refs.remote}HEAD`);
  const tip = await commitOf(clone, head || "none");
  if (!tip) return undefined;
  const [name] = await publishedBranches(clone);
  const publication =
    name === undefined ? undefined : await readPublication(clone, name, tip);
  return { branch: head.slice(refs.remote.length), tip, publication };
}

async function readPublication(
  clone: Clone,
  branch: string,
  main: string,
): Promise<Publication> {
  const pushed = await commitOf(clone, refs.pushed + branch);
  const tip = await commitOf(clone, refs.remote + branch);
  const taken = await commitOf(clone, refs.base + branch);
  let merged = "";
  // A branch that was deleted is known as it was seen last.
  for (const commit of new Set([tip, taken, pushed]))
    if (!merged && commit && (await isMerged(clone, commit, main)))
      merged = commit;
  const open = tip === pushed ? "waiting" : "answered";
  const state = merged ? "published" : tip ? open : "closed";
  return { branch, pushed, tip, taken, merged, state };
}

const knownMerges = new Map<string, boolean>();

/** Returns whether merging a commit would change nothing, at some time since it was made. */
async function isMerged(
  clone: Clone,
  commit: string,
  main: string,
): Promise<boolean> {
  const key = `${commit} ${main}`;
  const known = knownMerges.get(key) ?? (await findMerge(clone, commit, main));
  knownMerges.set(key, known);
  return known;
}

async function findMerge(
  clone: Clone,
  commit: string,
  main: string,
): Promise<boolean> {
  if (await isAncestor(clone, commit, main)) return true;
  const base = await ask(clone, "merge-base", commit, main);
  if (!base) return false;
  const before = await treeOf(clone, base);
  const after = await treeOf(clone, commit);
  const files = differingFiles(before, after);
  const history = await ask(
    clone,
    "rev-list",
    "--first-parent",
    "--max-count=500",
    `${base}..${main}`,
    "--",
    clone.folder,
  );
  // A squash merge may be followed by changes of the same fields.
  for (const later of history.split("\n").filter(Boolean)) {
    const tree = await treeOf(clone, later);
    const isIn = async (file: string) => {
      const [b, m, t] = await valuesIn(clone, [before, after, tree], file);
      const { value, conflicts } = mergeVersions(b, m, t);
      return conflicts.length === 0 && isSame(value, t);
    };
    const results = await Promise.all(files.map(isIn));
    if (results.every(Boolean)) return true;
  }
  return false;
}
