import { checkSource } from "../../src/content/checkSource";
import { readSource } from "../../src/node/content/readSource";
import { toFileName } from "../toFileName";
import { unusedPictures } from "../unusedPictures";
import {
  differingFiles,
  makeCommit,
  mergeCommits,
  treeOf,
  valueIn,
  withFiles,
  workingTree,
} from "./contentTrees";
import { ask, git, type Clone } from "./git";
import { HttpError } from "../HttpError";
import { openQuestions, takeUpstream } from "./takeUpstream";
import {
  fetchUpstream,
  isAncestor,
  isOpen,
  readUpstream,
  refs,
  type Upstream,
} from "./upstream";

/** Runs work while nothing else reads or writes the content. */
export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Returns upstream's version of each file that is different here. */
async function changedFiles(clone: Clone, { tip, publication }: Upstream) {
  const { tree, others } = await workingTree(clone);
  const main = await treeOf(clone, tip);
  const unused = unusedPictures(await readSource()).filter(
    (file) => tree.has(file) && !main.has(file),
  );
  const mine = withFiles(
    tree,
    unused.map((file) => [file, undefined]),
  );
  // What the default branch will be once the open request is merged.
  const former = isOpen(publication)
    ? (await mergeCommits(clone, publication.tip, tip)).tree
    : main;
  const changed: { file: string; before: unknown }[] = [];
  for (const file of await differingFiles(clone, mine, former))
    changed.push({ file, before: await valueIn(clone, former, file) });
  // What differs from the default branch, sent before or not.
  const differing = await differingFiles(clone, mine, main);
  const content = withFiles(
    main,
    differing.map((file) => [file, mine.get(file)]),
  );
  const left = [
    ...others,
    ...unused.map((file) => ({ file, reason: "no field uses it" })),
  ];
  return { changed, content, left };
}

/** Returns what can be published, and what became of the last publication. */
export async function describePublication(clone: Clone) {
  const upstream = await readUpstream(clone);
  const remote = await ask(clone, "remote", "get-url", "origin");
  const publication = upstream?.publication;
  const request = publication && {
    state: publication.state,
    isOpen: isOpen(publication),
    branch: publication.branch,
    address: requestAddress(remote, publication.branch, upstream.branch),
  };
  const { changed, left } = upstream
    ? await changedFiles(clone, upstream)
    : { changed: [], left: [] };
  const branch = upstream?.branch ?? "";
  return { request, changed, left, branch, canPublish: remote !== "" };
}

/**
 * Sends the content that differs from upstream as one commit, to the open
 * request or a new branch. The clone's branches, index and files stay as they
 * are, except for what others changed.
 *
 * @throws HttpError with what to do; the work stays on disk
 */
export async function publish(
  clone: Clone,
  summary: string,
  queue: Queue,
  signal: AbortSignal,
) {
  const title = summary.replace(/\s+/g, " ").trim().slice(0, 100);
  if (title === "")
    throw new HttpError(422, "Say in one line what you changed.");
  const heads = await fetchUpstream(clone, signal);
  const { branch, commit, last } = await queue(async () => {
    await takeUpstream(clone);
    return commitContent(clone, title, heads);
  });
  const ref = refs.pushed + branch;
  const former = await ask(clone, "rev-parse", "--quiet", "--verify", ref);
  // It is on record before it is sent: this process may end in between.
  await git(clone, ["update-ref", ref, commit]);
  try {
    await git(
      clone,
      ["push", "--quiet", "origin", `${commit}:refs/heads/${branch}`],
      { signal },
    );
  } catch (error) {
    // After a cancel nobody knows whether it has arrived.
    if (!signal.aborted)
      await git(clone, [
        "update-ref",
        ...(former ? [ref, former] : ["-d", ref]),
      ]);
    throw error;
  }
  await git(clone, ["update-ref", refs.remote + branch, commit]);
  await git(clone, ["update-ref", refs.base + branch, commit]);
  if (last && last.branch !== branch) {
    await git(clone, ["update-ref", "-d", refs.pushed + last.branch]);
    await git(clone, ["update-ref", "-d", refs.base + last.branch]);
  }
  return describePublication(clone);
}

async function commitContent(
  clone: Clone,
  title: string,
  heads: readonly string[],
) {
  const upstream = await readUpstream(clone);
  if (!upstream) throw new HttpError(409, "The project has no branch yet.");
  if ((await openQuestions(clone)).length > 0)
    throw new HttpError(
      409,
      "Someone else changed the same, too. Close this dialog and choose first which version is right.",
    );
  const { problems } = checkSource(await readSource());
  if (problems.length > 0)
    throw new HttpError(409, "Correct the problems in the content first.");
  const { changed, content } = await changedFiles(clone, upstream);
  if (changed.length === 0)
    throw new HttpError(409, "There is nothing to publish any more.");
  const { tip, publication } = upstream;
  const open = isOpen(publication) ? publication : undefined;
  const parents = open ? [open.tip] : [tip];
  if (open && !(await isAncestor(clone, tip, open.tip))) parents.push(tip);
  const commit = await makeCommit(clone, tip, content, parents, title);
  const branch = open?.branch ?? newBranch(heads, title);
  return { branch, commit, last: publication };
}

/** Returns the name of a new branch. */
function newBranch(heads: readonly string[], title: string): string {
  const stamp = new Date().toISOString().slice(0, 16).replace(/[-:]/g, "");
  // A branch "content" would leave no room for branches below it.
  const folder = heads.includes("content") ? "edits/" : "content/";
  const taken = heads.map((name) => name.slice(folder.length));
  return folder + toFileName(`${stamp}-${title}`, "", taken);
}

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
