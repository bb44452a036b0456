import { HttpError } from "../../HttpError";
import { isContent, type Repository, type Tree } from "./Repository";
import { changeRefs, refs, type State } from "./state";

const LOCK = "package-lock.json";

/** Returns the files of two versions that differ and are no content. */
async function codeThatDiffers(
  repository: Repository,
  ...versions: readonly string[]
): Promise<string[]> {
  const list = ["diff", "--name-only", "--no-renames", "-z", ...versions];
  const prefix = `${repository.folder}/`;
  return (await repository.names(...list)).filter(
    (name) => !name.startsWith(prefix) || !isContent(name.slice(prefix.length)),
  );
}

/** Returns whether the default branch has newer code, and what prevents taking it. */
export async function describeCode(
  repository: Repository,
  { head, headBranch, main }: State,
) {
  if (!main || head === main || (await repository.contains(head, main)))
    return undefined;
  const base = await repository.ask("merge-base", head, main);
  const arrived = base ? await codeThatDiffers(repository, base, main) : [];
  if (arrived.length === 0) return undefined;
  if (!headBranch || base !== head)
    return {
      canTake: false,
      advice:
        "This folder has commits of its own, or no branch. Ask who made them to bring it up to date with git pull --rebase.",
    };
  const changed = await codeThatDiffers(repository, "HEAD");
  const isOfInstall = (name: string) =>
    name === LOCK && !changed.includes("package.json");
  const [file] = changed.filter((name) => !isOfInstall(name));
  return file === undefined
    ? { canTake: true, advice: "" }
    : {
        canTake: false,
        advice: `${file} was changed in this folder. Commit it, or undo the change with git restore ${file}, and try again.`,
      };
}

/** Moves the clone forward, after its content was put on record. */
export async function startCode(repository: Repository, state: State) {
  const { head, main } = state;
  const code = await describeCode(repository, state);
  if (!code) throw new HttpError(409, "There is no newer code.");
  if (!code.canTake) throw new HttpError(409, code.advice);
  // From now on, the content on disk is not put on record.
  await changeRefs(repository, [[refs.code, head, ""]]);
  return finishCode(repository, { ...state, code: head, main });
}

/**
 * Moves the clone forward from wherever that ended.
 *
 * @returns whether the packages are others than before
 * @throws HttpError if git refuses; the content is on disk again
 */
export async function finishCode(
  repository: Repository,
  { code, mine, main }: State,
): Promise<{ packages: boolean }> {
  const head = await repository.ask("rev-parse", "HEAD");
  const content = new Map(await repository.treeOf(mine || code));
  const known = [
    content,
    ...(await Promise.all(
      [code, main].map((commit) => repository.treeOf(commit)),
    )),
  ];
  const { tree: disk } = await repository.treeOnDisk();
  // Somebody may have edited after the process ended.
  for (const [file, id] of disk)
    if (known.every((tree) => tree.get(file) !== id)) content.set(file, id);
  const put = async (tree: Tree) =>
    repository.write((await repository.treeOnDisk()).tree, tree);
  try {
    if (!(await repository.contains(head, main))) {
      await put(await repository.treeOf(head));
      const files = await codeThatDiffers(repository, "HEAD");
      const names = [
        repository.folder,
        ...files.filter((file) => file === LOCK),
      ];
      await repository.run(["checkout", "--quiet", "HEAD", "--", ...names]);
      await repository.run(["merge", "--ff-only", "--quiet", main]);
    }
  } finally {
    await put(content);
    await changeRefs(repository, [[refs.code, ""]]);
  }
  const arrived = await codeThatDiffers(repository, code, main);
  return { packages: arrived.includes(LOCK) };
}
