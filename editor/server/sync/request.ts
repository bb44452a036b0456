import { filesThatDiffer, type Repository } from "./Repository";
import type { State } from "./state";

/** What became of the last request, by what was fetched. */
export interface Request {
  /**
   * Waiting for a review, answered with changes of others, published, closed,
   * or perhaps published with changes: that is not known.
   */
  state: "waiting" | "answered" | "published" | "perhaps" | "closed";
  isOpen: boolean;
  branch: string;
  /** Its last version. */
  seen: string;
  /** The version that the default branch has, if it was published. */
  published: string;
}

/** So many commits of the default branch are searched for a request. */
const MAX_COMMITS = 200;

/** Returns what became of the last request. */
export async function lastRequest(
  repository: Repository,
  { sent, main }: State,
): Promise<Request | undefined> {
  if (!sent) return undefined;
  const { branch, commit, seen, isThere } = sent;
  let state: Request["state"] = "closed";
  if (isThere) state = seen === commit ? "waiting" : "answered";
  let published = "";
  for (const version of new Set([seen, commit])) {
    const arrived = await arrivalOf(repository, version, main);
    if (arrived === "published") published ||= version;
    if (arrived === "perhaps" && !isThere) state = "perhaps";
  }
  if (published) state = "published";
  const isOpen = state === "waiting" || state === "answered";
  return { state, isOpen, branch, seen, published };
}

/**
 * Returns whether the default branch has a version of a request, also squashed
 * or rebased: at some commit since, merging it would change nothing. Perhaps, if
 * all of its fields have been changed there.
 */
export const arrivalOf = (
  repository: Repository,
  version: string,
  main: string,
): Promise<"published" | "perhaps" | ""> =>
  repository.once(`arrival ${version} ${main}`, async () => {
    if (await repository.contains(main, version)) return "published";
    const base = await repository.ask("merge-base", version, main);
    const changed = filesThatDiffer(
      base ? await repository.treeOf(base) : new Map<string, string>(),
      await repository.treeOf(version),
    );
    const paths = changed.map((file) => `${repository.folder}/${file}`);
    // The oldest first: most requests are merged soon.
    const list = ["rev-list", "--first-parent", "--reverse"];
    list.push(`--max-count=${MAX_COMMITS}`);
    const range = [`${version}..${main}`, "--", ...paths];
    const history = await repository.ask(...list, ...range);
    let perhaps = false;
    for (const later of new Set([main, ...history.split("\n")])) {
      if (!later) continue;
      const { tree, conflicts } = await repository.merge(later, version);
      const there = await repository.treeOf(later);
      const isIn = (await repository.differingFiles(tree, there)).length === 0;
      if (isIn && conflicts.length === 0) return "published";
      if (later === main) perhaps = isIn;
    }
    return perhaps ? "perhaps" : "";
  });

/** Returns where a request on GitHub can be seen or opened. */
export function requestAddress(
  remote: string,
  branch: string,
  target: string,
): string | undefined {
  const address = /[/@]github\.com[/:](.+?)(?:\.git)?\/?$/;
  const [, project] = address.exec(remote) ?? [];
  const range = `${target}...${encodeURIComponent(branch)}`;
  return project && `https://github.com/${project}/compare/${range}?expand=1`;
}
