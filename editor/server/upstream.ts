import { differingFiles, mergeCommits, treeOf } from "./contentTrees";
import { ask, git, messages, type Clone } from "./git";
import { HttpError } from "../HttpError";

/** What became of the last publication. */
export type RequestState = "waiting" | "answered" | "published" | "closed";

/** A branch that the working files follow. */
export interface Followed {
  branch: string;
  /** Its commit on the remote; empty if it is not there. */
  tip: string;
  /** The version that the working files have in common with it, once taken. */
  taken: string;
}

/** A publication that was sent, or was about to be. */
export interface Publication extends Followed {
  /** The commit that this clone made last. */
  pushed: string;
  /** The version of it that the default branch has, if it was merged. */
  merged: string;
  state: RequestState;
}

/** The default branch, and the last publication. */
export interface Upstream extends Followed {
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

/** Returns the commits of the refs above, and the refs that they stand for. */
async function readRefs(clone: Clone) {
  const format = "--format=%(refname) %(objectname) %(symref)";
  const prefixes = Object.values(refs);
  const sorted = "--sort=-committerdate";
  const list = await ask(clone, "for-each-ref", sorted, format, ...prefixes);
  const lines = list.split("\n").map((line) => line.split(" "));
  const names = lines.map(([ref = ""]) => ref);
  return {
    published: names
      .filter((ref) => ref.startsWith(refs.pushed))
      .map((ref) => ref.slice(refs.pushed.length)),
    head: lines.find(([ref]) => ref === `${refs.remote}HEAD`)?.[2] ?? "",
    commitOf: (ref: string) => lines.find(([name]) => name === ref)?.[1] ?? "",
  };
}

/**
 * Updates what this clone knows of the default branch and of publications.
 *
 * @returns the remote's branches
 * @throws HttpError if there is no remote or it cannot be reached
 */
export async function fetchUpstream(
  clone: Clone,
  signal: AbortSignal,
): Promise<string[]> {
  await git(clone, ["--version"]);
  if (!(await ask(clone, "remote", "get-url", "origin")))
    throw new HttpError(409, messages.noRemote);
  const all = ["ls-remote", "--symref", "origin", "HEAD", "refs/heads/*"];
  const answer = (await git(clone, all, { signal })).toString();
  const [, named = ""] = /^ref: refs\/heads\/(.+)\tHEAD$/m.exec(answer) ?? [];
  const found = answer.matchAll(/\trefs\/heads\/(.+)$/gm);
  const heads = [...found].map(([, name = ""]) => name);
  const guesses = [named, "main", "master", ...heads];
  const branch = guesses.find((name) => heads.includes(name));
  if (branch === undefined)
    throw new HttpError(
      409,
      "The project’s repository is empty: nobody has pushed to it yet.",
    );
  const { published } = await readRefs(clone);
  const wanted = [branch, ...published].filter((name) => heads.includes(name));
  const specs = wanted.map(
    (name) => `+refs/heads/${name}:${refs.remote}${name}`,
  );
  const options = ["--quiet", "--no-tags", "--no-write-fetch-head"];
  await git(clone, ["fetch", ...options, "origin", ...specs], { signal });
  // Only these: another branch may be the last trace of somebody's work.
  for (const name of published.filter((each) => !heads.includes(each)))
    await ask(clone, "update-ref", "-d", refs.remote + name);
  const target = refs.remote + branch;
  await git(clone, ["symbolic-ref", `${refs.remote}HEAD`, target]);
  return heads;
}

/** Returns what this clone knows of the remote; undefined before it was fetched. */
export async function readUpstream(
  clone: Clone,
): Promise<Upstream | undefined> {
  const { published, head, commitOf } = await readRefs(clone);
  const main = commitOf(head);
  if (!main) return undefined;
  const follow = (branch: string): Followed => ({
    branch,
    tip: commitOf(refs.remote + branch),
    taken: commitOf(refs.base + branch),
  });
  const upstream = follow(head.slice(refs.remote.length));
  const [name] = published;
  if (name === undefined) return { ...upstream, publication: undefined };
  const { tip, taken } = follow(name);
  const pushed = commitOf(refs.pushed + name);
  let merged = "";
  // A branch that was deleted is known as it was seen last.
  for (const commit of new Set([tip, taken, pushed]))
    if (!merged && commit && (await isMerged(clone, commit, main)))
      merged = commit;
  const open = tip === pushed ? "waiting" : "answered";
  const state = merged ? "published" : tip ? open : "closed";
  const publication = {
    branch: name,
    tip,
    taken,
    pushed,
    merged,
    state,
  } as const;
  return { ...upstream, publication };
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
  const args = ["--first-parent", "--max-count=500", `${commit}..${main}`];
  const history = await ask(clone, "rev-list", ...args, "--", clone.folder);
  // A squash merge may be followed by changes of the same fields.
  for (const later of history.split("\n").filter(Boolean)) {
    const { tree, differences } = await mergeCommits(clone, commit, later);
    const files = await differingFiles(clone, tree, await treeOf(clone, later));
    if (files.length === 0 && !differences.some((each) => each.hasConflict))
      return true;
  }
  return false;
}
