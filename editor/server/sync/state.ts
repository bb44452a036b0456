import type { Repository } from "./Repository";

/**
 * Refs change atomically, survive a crash, and keep what they name from being
 * collected by git.
 */
export const refs = {
  /** The private branch. */
  mine: "refs/gainova/mine",
  /** The open questions: a blob. */
  questions: "refs/gainova/questions",
  /** The commit that is being written to disk. */
  taking: "refs/gainova/taking",
  /** HEAD before code was taken, until the content is back on disk. */
  code: "refs/gainova/code",
  /** What was sent last, by the branch of its request. */
  sent: "refs/gainova/sent/",
  /** What was about to be sent, and may have arrived. */
  sending: "refs/gainova/sending/",
  /** The last version of a request that was seen, also after it is gone. */
  seen: "refs/gainova/seen/",
  remote: "refs/remotes/origin/",
} as const;

/** What was sent as a request, or was about to be. */
export interface Sent {
  branch: string;
  commit: string;
  /** Its version on the remote when it was seen last. */
  seen: string;
  /** Whether its branch is on the remote. */
  isThere: boolean;
}

/** What the clone's refs say; texts are empty where there is none. */
export interface State {
  head: string;
  /** The branch of HEAD; empty if it is detached. */
  headBranch: string;
  /** The default branch, and its commit on the remote. */
  branch: string;
  main: string;
  mine: string;
  questions: string;
  taking: string;
  code: string;
  sent: Sent | undefined;
  sending: Sent | undefined;
}

export async function readState(repository: Repository): Promise<State> {
  const format = "--format=%(refname) %(objectname) %(symref) %(HEAD)";
  const groups = ["refs/gainova/", refs.remote, "refs/heads/"];
  const list = await repository.ask("for-each-ref", format, ...groups);
  const lines = list.split("\n").map((line) => line.split(" "));
  const idOf = (ref: string) => lines.find(([name]) => name === ref)?.[1] ?? "";
  const find = (prefix: string): Sent | undefined => {
    const [name, commit = ""] =
      lines.find(([each]) => each?.startsWith(prefix)) ?? [];
    const branch = name?.slice(prefix.length);
    return branch === undefined
      ? branch
      : {
          branch,
          commit,
          seen: idOf(refs.seen + branch) || commit,
          isThere: idOf(refs.remote + branch) !== "",
        };
  };
  const main = lines.find(([ref]) => ref === `${refs.remote}HEAD`)?.[2] ?? "";
  const [headName = "", onBranch] = lines.find((line) => line[3] === "*") ?? [];
  return {
    head: onBranch ?? (await repository.ask("rev-parse", "--verify", "HEAD")),
    headBranch: headName.replace("refs/heads/", ""),
    branch: idOf(main) && main.slice(refs.remote.length),
    main: idOf(main),
    mine: idOf(refs.mine),
    questions: idOf(refs.questions),
    taking: idOf(refs.taking),
    code: idOf(refs.code),
    sent: find(refs.sent),
    sending: find(refs.sending),
  };
}

/** A new value of a ref, or none, and the one that it must have until now. */
export type RefChange = readonly [ref: string, next: string, former?: string];

/** Changes all of these refs, or none of them. */
export async function changeRefs(
  repository: Repository,
  changes: readonly RefChange[],
): Promise<void> {
  const none = "0".repeat(40);
  const input = changes
    .filter(([, next, former]) => next !== former)
    .map(([ref, next, former]) => {
      const before = former === undefined ? "" : ` ${former || none}`;
      return next
        ? `update ${ref} ${next}${before}\n`
        : `delete ${ref}${before}\n`;
    })
    .join("");
  if (input) await repository.run(["update-ref", "--stdin"], { input });
}
