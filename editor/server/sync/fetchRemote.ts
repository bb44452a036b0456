import { HttpError } from "../../HttpError";
import type { Repository } from "./Repository";
import { changeRefs, readState, refs, type RefChange } from "./state";

/** So many of the newest requests are searched for one that is gone. */
const MAX_REQUESTS = 30;

/**
 * Updates what a clone knows of the default branch and of its own request.
 *
 * @returns the remote's branches
 * @throws HttpError if there is no remote or it cannot be reached
 */
export async function fetchRemote(
  repository: Repository,
  signal: AbortSignal,
): Promise<string[]> {
  if (!(await repository.ask("remote", "get-url", "origin")))
    throw new HttpError(409, await repository.whatIsMissing());
  const names = ["HEAD", "refs/heads/*", "refs/pull/*/head"];
  const list = ["ls-remote", "--symref", "origin", ...names];
  const answer = await repository.run(list, { signal });
  const [, named = ""] = /^ref: refs\/heads\/(.+)\tHEAD$/m.exec(answer) ?? [];
  const found = answer.matchAll(/^(\w+)\trefs\/heads\/(.+)$/gm);
  const ids = new Map([...found].map(([, id, name = ""]) => [name, id]));
  const heads = [...ids.keys()];
  const branch = [named, "main", "master", ...heads].find((name) =>
    heads.includes(name),
  );
  if (branch === undefined)
    throw new HttpError(
      409,
      "The project’s repository is empty: nobody has pushed to it yet.",
    );
  const fetch = async (specs: readonly string[]) => {
    const options = ["--quiet", "--no-tags", "--no-write-fetch-head"];
    await repository.run(["fetch", ...options, "origin", ...specs], { signal });
  };
  const { sent, sending, main, branch: former } = await readState(repository);
  const ours = [sent, sending].flatMap((each) => each ?? []);
  const known = new Map([
    ...ours.map((each) => [each.branch, each.isThere && each.seen] as const),
    [former, main],
  ]);
  const specs = [...new Set([branch, ...known.keys()])]
    .filter((name) => ids.has(name) && ids.get(name) !== known.get(name))
    .flatMap((name) => [
      `+refs/heads/${name}:${refs.remote}${name}`,
      ...(name === branch ? [] : [`+refs/heads/${name}:${refs.seen}${name}`]),
    ]);
  if (specs.length > 0) await fetch(specs);
  // Only these: another branch may be the last trace of somebody's work.
  for (const { branch: name, commit, isThere } of ours) {
    if (ids.has(name) || !isThere) continue;
    // Some hosts keep a request's last version when its branch is gone.
    const kept = [...answer.matchAll(/^(\w+)\trefs\/pull\/(\d+)\/head$/gm)]
      .map(([, id = "", number]) => ({ id, number: Number(number) }))
      .sort((a, b) => b.number - a.number)
      .slice(0, MAX_REQUESTS);
    if (kept.length > 0)
      await fetch(kept.map(({ number }) => `refs/pull/${number}/head`));
    const changes: RefChange[] = [[refs.remote + name, ""]];
    // The oldest, since others' requests may have it in their history.
    for (const { id } of kept.reverse())
      if (changes.length === 1 && (await repository.contains(id, commit)))
        changes.push([refs.seen + name, id]);
    await changeRefs(repository, changes);
  }
  if (branch !== former) {
    const target = refs.remote + branch;
    await repository.run(["symbolic-ref", `${refs.remote}HEAD`, target]);
  }
  return heads;
}
