import { existsSync } from "node:fs";
import path from "node:path";

import { isSame } from "../matchEntries";
import {
  isPicture,
  makeCommit,
  mergeCommits,
  mergeTrees,
  storeValue,
  treeOf,
  withFiles,
  workingTree,
  type Difference,
} from "./contentTrees";
import { ask, git, type Clone } from "./git";
import { HttpError } from "../HttpError";
import { moveForward, type Restart } from "./moveForward";
import { setBase, takeSource, writeBlob, type Source } from "./takeSource";
import {
  isAncestor,
  isOpen,
  readUpstream,
  refs,
  type Followed,
  type Upstream,
} from "./upstream";

/** A file that others changed, which is not taken before somebody chooses. */
export interface Question extends Difference {
  /** The remote branch with their version. */
  branch: string;
}

/** The answer to a question: what both have in common from now on. */
export interface Answer {
  branch: string;
  file: string;
  before?: unknown;
  after?: unknown;
  /** Whether a picture is replaced by theirs; texts are saved as usual. */
  isTheirs?: boolean;
}

/** Returns the open publication, if there is one, and the default branch. */
async function sourcesOf(clone: Clone, upstream: Upstream): Promise<Source[]> {
  const { publication } = upstream;
  const main = await takenOf(clone, upstream);
  const isMerged =
    publication?.state === "published" && publication.taken !== "";
  const base = isMerged ? await combine(clone, main, publication.taken) : main;
  const sources = [{ branch: upstream.branch, tip: upstream.tip, base }];
  if (!isOpen(publication)) return sources;
  const { branch, tip, pushed } = publication;
  const taken = await takenOf(clone, publication);
  // This process may have ended after a commit was sent.
  const hasArrived =
    (await isAncestor(clone, pushed, tip)) &&
    !(await isAncestor(clone, pushed, taken));
  return [{ branch, tip, base: hasArrived ? pushed : taken }, ...sources];
}

/** Returns the version of a branch that the working files have in common. */
const takenOf = async (clone: Clone, { taken, tip }: Followed) =>
  taken || (await ask(clone, "merge-base", "HEAD", tip)) || tip;

/** Returns a commit with the content of both: of main, and of a publication. */
async function combine(
  clone: Clone,
  main: string,
  publication: string,
): Promise<string> {
  if (await isAncestor(clone, publication, main)) return main;
  const { tree } = await mergeCommits(clone, publication, main);
  const parents = [main, publication];
  return makeCommit(clone, main, tree, parents, "Common versions");
}

/**
 * Takes what others changed into the working files. What both changed stays as
 * it is here until somebody chooses.
 *
 * @returns the number of changes, and what to restart
 * @throws HttpError in the middle of a merge, or if a file cannot be written
 */
export async function takeUpstream(
  clone: Clone,
): Promise<{ changes: number; restart: Restart }> {
  const upstream = await readUpstream(clone);
  if (!upstream) return { changes: 0, restart: "" };
  await refuseMerging(clone);
  const sources = await sourcesOf(clone, upstream);
  // The base may come from HEAD, so it is on record before HEAD moves.
  for (const { branch, base } of sources)
    await git(clone, ["update-ref", refs.base + branch, base]);
  const restart = await moveForward(clone, upstream);
  let changes = 0;
  for (const source of sources)
    changes += await takeSource(clone, source, restart !== "");
  const { publication } = upstream;
  if (publication?.merged && publication.taken) {
    const { branch, merged } = publication;
    await git(clone, ["update-ref", refs.pushed + branch, merged]);
    await git(clone, ["update-ref", "-d", refs.base + branch]);
  }
  return { changes, restart };
}

const unfinished = [
  "MERGE_HEAD",
  "CHERRY_PICK_HEAD",
  "REVERT_HEAD",
  "rebase-merge",
  "rebase-apply",
];

async function refuseMerging(clone: Clone): Promise<void> {
  const args = unfinished.flatMap((name) => ["--git-path", name]);
  const files = (await ask(clone, "rev-parse", ...args)).split("\n");
  if (files.some((file) => existsSync(path.resolve(clone.rootDir, file))))
    throw new HttpError(
      409,
      "Git is in the middle of a merge in this folder. Finish it, or give it up with git merge --abort. Until then nothing is published or taken from others.",
    );
}

/** Returns what nobody has chosen yet. */
export async function openQuestions(clone: Clone): Promise<Question[]> {
  const upstream = await readUpstream(clone);
  if (!upstream) return [];
  const { tree: mine } = await workingTree(clone);
  const questions: Question[] = [];
  for (const { branch, ...source } of await sourcesOf(clone, upstream)) {
    const common = await treeOf(clone, source.base);
    const tip = await treeOf(clone, source.tip);
    const { differences } = await mergeTrees(clone, common, mine, tip);
    questions.push(...differences.map((each) => ({ ...each, branch })));
  }
  return questions;
}

/**
 * Puts an answer on record.
 *
 * @throws HttpError if the question has changed meanwhile
 */
export async function answerQuestion(
  clone: Clone,
  { branch, file, before, after, isTheirs }: Answer,
): Promise<void> {
  const questions = await openQuestions(clone);
  const question = questions.find(
    (each) => each.branch === branch && each.file === file,
  );
  if (!question || !isSame(question.base, before))
    throw new HttpError(409, "This has changed meanwhile. Choose again.");
  const id = await storeValue(clone, file, after);
  if (isPicture(file) && isTheirs) await writeBlob(clone, file, id);
  const base = await ask(clone, "rev-parse", refs.base + branch);
  const tree = withFiles(await treeOf(clone, base), [[file, id]]);
  await setBase(clone, branch, base, tree);
}
