import { existsSync } from "node:fs";
import { unlink } from "node:fs/promises";
import path from "node:path";

import { contentTypeOf } from "../../content/contentTypes";
import { isSame } from "../matchEntries";
import { mergeVersions } from "../mergeVersions";
import {
  differingFiles,
  makeCommit,
  readBlob,
  treeOf,
  valuesIn,
  workingTree,
  storeValue,
} from "./contentTrees";
import { ask, git, type Clone } from "./git";
import { HttpError } from "./httpError";
import { moveForward, type Restart } from "./moveForward";
import { takeSource, type Source } from "./takeSource";
import {
  commitOf,
  isAncestor,
  isOpen,
  readUpstream,
  refs,
  type Upstream,
} from "./upstream";
import { writeAtomically } from "./writeAtomically";

/** A file that others and this clone changed in different ways. */
export interface Question {
  /** The remote branch with their version. */
  branch: string;
  file: string;
  base?: unknown;
  theirs?: unknown;
  /** Whether their version does not fit, so that there is nothing to choose. */
  isUnfit: boolean;
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
const takenOf = async (
  clone: Clone,
  { branch, tip }: { branch: string; tip: string },
): Promise<string> =>
  (await commitOf(clone, refs.base + branch)) ||
  (await ask(clone, "merge-base", "HEAD", tip)) ||
  tip;

/** Returns a commit with the content of both: of main, and of a publication. */
async function combine(
  clone: Clone,
  main: string,
  publication: string,
): Promise<string> {
  if (await isAncestor(clone, publication, main)) return main;
  const base = await ask(clone, "merge-base", main, publication);
  const [common, sent, tree] = [
    await treeOf(clone, base || main),
    await treeOf(clone, publication),
    await treeOf(clone, main),
  ];
  const files = new Map<string, string | undefined>();
  for (const file of differingFiles(sent, tree)) {
    const values = await valuesIn(clone, [common, sent, tree], file);
    const { value } = mergeVersions(...values);
    files.set(file, await storeValue(clone, file, value));
  }
  const parents = [main, publication];
  return makeCommit(clone, main, files, parents, "Common versions");
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
  for (const name of unfinished) {
    const file = await ask(clone, "rev-parse", "--git-path", name);
    if (existsSync(path.resolve(clone.rootDir, file)))
      throw new HttpError(
        409,
        "Git is in the middle of a merge in this folder. Finish it, or give it up with git merge --abort. Until then nothing is published or taken from others.",
      );
  }
}

/** Returns what nobody has chosen yet. */
export async function openQuestions(clone: Clone): Promise<Question[]> {
  const upstream = await readUpstream(clone);
  if (!upstream) return [];
  const { tree: mine } = await workingTree(clone);
  const questions: Question[] = [];
  for (const { branch, tip, base: commit } of await sourcesOf(
    clone,
    upstream,
  )) {
    const common = await treeOf(clone, commit);
    const tree = await treeOf(clone, tip);
    for (const file of differingFiles(common, tree)) {
      const trees = [common, mine, tree] as const;
      const [base, m, theirs] = await valuesIn(clone, trees, file);
      if (isSame(base, theirs)) continue;
      const { conflicts } = mergeVersions(base, m, theirs);
      const isUnfit = conflicts.length === 0;
      questions.push({ branch, file, base, theirs, isUnfit });
    }
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
  const ref = refs.base + branch;
  const isText = contentTypeOf(file) !== undefined;
  const target = path.join(clone.folder, file);
  const { theirs } = question;
  if (!isText && isTheirs && typeof theirs === "string")
    await writeAtomically(clone.rootDir, target, await readBlob(clone, theirs));
  else if (!isText && isTheirs) await unlink(path.join(clone.rootDir, target));
  const id = await storeValue(clone, file, after);
  const base = await makeCommit(
    clone,
    ref,
    new Map([[file, id]]),
    [ref],
    `Choice in ${file}`,
  );
  await git(clone, ["update-ref", ref, base]);
}
