import { HttpError } from "../../HttpError";
import { messages } from "./git";
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
  if (!(await repository.version())) throw new HttpError(409, messages.noGit);
  const names = ["HEAD", "refs/heads/*", "refs/pull/*/head"];
  const list = ["ls-remote", "--symref", "origin", ...names];
  const answer = await repository
    .run(list, { signal })
    .catch(async (error: unknown) => {
      const remote = await repository.ask("remote", "get-url", "origin");
      throw remote ? error : new HttpError(409, messages.noRemote);
    });
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
  const news = ours
    .filter(
      ({ isThere, seen, branch: name }) => !isThere || seen !== ids.get(name),
    )
    .map((each) => each.branch)
    .filter((name) => ids.has(name));
  const specs = [...new Set(news)].flatMap((name) => [
    `+refs/heads/${name}:${refs.remote}${name}`,
    `+refs/heads/${name}:${refs.seen}${name}`,
  ]);
  if (branch !== former || main !== ids.get(branch))
    specs.push(`+refs/heads/${branch}:${refs.remote}${branch}`);
  if (specs.length > 0) await fetch(specs);
  // Only these: another branch may be the last trace of somebody's work.
  for (const { branch: name, commit, isThere } of ours) {
    if (ids.has(name) || !isThere) continue;
    // Some hosts keep a request's last version when its branch is gone.
    const kept = [...answer.matchAll(/\t(refs\/pull\/(\d+)\/head)$/gm)]
      .sort(([, , a], [, , b]) => Number(b) - Number(a))
      .slice(0, MAX_REQUESTS);
    const copies = kept.map(
      ([, ref = "", number = ""]) =>
        [ref, `refs/gainova/pull/${number}`] as const,
    );
    if (copies.length > 0)
      await fetch(copies.map((each) => `+${each.join(":")}`));
    const changes: RefChange[] = [[refs.remote + name, ""]];
    let seen = "";
    for (const [, copy] of copies) {
      const last = await repository.ask("rev-parse", copy);
      // The oldest, since others' requests may have it in their history.
      if (await repository.contains(last, commit)) seen = last;
      changes.push([copy, ""]);
    }
    if (seen) changes.push([refs.seen + name, seen]);
    await changeRefs(repository, changes);
  }
  if (branch !== former) {
    const target = refs.remote + branch;
    await repository.run(["symbolic-ref", `${refs.remote}HEAD`, target]);
  }
  return heads;
}
