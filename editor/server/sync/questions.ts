import { randomUUID } from "node:crypto";

import { valueAt } from "../../contentValues";
import { isSame } from "../../merge/matchEntries";
import { followPath, mergeVersions } from "../../merge/mergeVersions";
import type { FileConflict, Repository, Tree } from "./Repository";
import type { State } from "./state";

/**
 * A field, entry or file that both sides changed. Mine stays until somebody
 * chooses, and nothing is sent before.
 */
export interface Question extends FileConflict {
  id: string;
  /** The version of the file that `path` is a place in; none if it is removed. */
  in: string | undefined;
  /** The branch with their version, and that version of the file. */
  from: string;
  theirsIn: string | undefined;
}

/** Returns the questions on record; a request that is gone has none. */
export async function readQuestions(
  repository: Repository,
  { questions, branch, sent }: State,
): Promise<Question[]> {
  if (!questions) return [];
  const text = (await repository.readBlob(questions)).toString();
  const branches = [branch, sent?.branch];
  return (JSON.parse(text) as Question[]).filter(({ from }) =>
    branches.includes(from),
  );
}

/** Returns the id of a blob with questions; empty if there are none. */
export const storeQuestions = async (
  repository: Repository,
  questions: readonly Question[],
): Promise<string> =>
  questions.length > 0
    ? repository.storeBlob("questions.json", JSON.stringify(questions))
    : "";

/** Returns the questions that are open, at their places in what is recorded. */
export async function openQuestions(
  repository: Repository,
  state: State,
): Promise<Question[]> {
  const mine = state.mine || state.head;
  if (!mine) return [];
  const asked = await readQuestions(repository, state);
  return findQuestions(repository, asked, await repository.treeOf(mine));
}

/**
 * Returns where questions are in another tree; without those whose entry is
 * gone, or whose field has their value by now.
 */
async function findQuestions(
  repository: Repository,
  asked: readonly Question[],
  tree: Tree,
): Promise<Question[]> {
  const found: Question[] = [];
  for (const question of asked) {
    const { file, theirs } = question;
    const former = await repository.valueOf(file, question.in);
    const value = await repository.valueOf(file, tree.get(file));
    // What is removed here has only a place among what is left.
    const depth = question.path.length - Number(question.mine === undefined);
    const around = question.path.slice(0, Math.max(depth, 0));
    const moved = followPath(former, value, around);
    if (!moved) continue;
    const path = [...moved, ...question.path.slice(depth)];
    const mine = question.mine === undefined ? undefined : valueAt(value, path);
    const isOrder = Array.isArray(mine) && Array.isArray(theirs);
    // Another order of the list as it is by now.
    const other = isOrder
      ? mergeVersions(question.mine, mine, theirs).value
      : theirs;
    const now = { path, mine, theirs: other, in: tree.get(file) };
    if (!isSame(mine, other)) found.push({ ...question, ...now });
  }
  return found;
}

/**
 * Returns the questions after a merge: those that are still open after the
 * others went on, and the merge's conflicts.
 *
 * @param sides the merged tree, the tree that was merged, and its branch
 */
export async function askAgain(
  repository: Repository,
  asked: readonly Question[],
  conflicts: readonly FileConflict[],
  { tree, theirs, from }: { tree: Tree; theirs: Tree; from: string },
): Promise<Question[]> {
  const former = await findQuestions(repository, asked, tree);
  const open: Question[] = [];
  for (const question of former) {
    const { file, path, base } = question;
    const theirsIn = theirs.get(file);
    if (question.from !== from || theirsIn === question.theirsIn) {
      open.push(question);
      continue;
    }
    const value = await repository.valueOf(file, question.in);
    const other = await repository.valueOf(file, theirsIn);
    const still = mergeVersions(base, value, other).conflicts.find((each) =>
      isSame(each.path, path),
    );
    if (still) open.push({ ...question, ...still, theirsIn });
  }
  for (const conflict of conflicts) {
    const { file, path } = conflict;
    const isAsked = former.some(
      (each) => each.file === file && isSame(each.path, path),
    );
    const versions = { in: tree.get(file), theirsIn: theirs.get(file) };
    if (!isAsked)
      open.push({ ...conflict, ...versions, id: randomUUID(), from });
  }
  return open;
}
