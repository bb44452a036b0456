import { mergeVersions } from "../mergeVersions";
import { isSame } from "../matchEntries";
import { toFileName } from "../toFileName";
import {
  makeCommit,
  treeOf,
  valueIn,
  valuesIn,
  workingTree,
  type Tree,
} from "./contentTrees";
import { ask, git, type Clone } from "./git";
import { HttpError } from "./httpError";
import { openQuestions, takeUpstream } from "./takeUpstream";
import {
  commitOf,
  fetchUpstream,
  isAncestor,
  isOpen,
  readUpstream,
  refs,
  type Upstream,
} from "./upstream";
import { checkSource } from "../../content/check";
import { readSource } from "../../node/content/source/readSource";

/** Runs work while nothing else reads or writes the content. */
export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** A file as it is upstream; undefined where it is new. */
interface ChangedFile {
  file: string;
  before?: unknown;
}

/** Returns upstream's version of each file that is different here. */
async function changedFiles(clone: Clone, { tip, publication }: Upstream) {
  const working = await workingTree(clone);
  const { tree: mine, others } = working;
  const main = await treeOf(clone, tip);
  const none: Tree = new Map();
  const open = isOpen(publication) ? publication.tip : undefined;
  const sent = open ? await treeOf(clone, open) : main;
  const base = open && (await ask(clone, "merge-base", open, tip));
  const common = base ? await treeOf(clone, base) : open ? none : main;
  const unused = (await unusedPictures()).filter(
    (file) => mine.has(file) && !main.has(file),
  );
  const left = [
    ...others,
    ...unused.map((file) => ({ file, reason: "no field uses it" })),
  ];
  const changed: ChangedFile[] = [];
  /** What differs from the default branch, sent before or not. */
  const ids = new Map<string, string | undefined>();
  for (const file of new Set([
    ...mine.keys(),
    ...main.keys(),
    ...sent.keys(),
  ])) {
    if (unused.includes(file)) continue;
    const now = await valueIn(clone, mine, file);
    const [b, m, t] = await valuesIn(clone, [common, sent, main], file);
    const before = mergeVersions(b, m, t).value;
    if (!isSame(now, before)) changed.push({ file, before });
    if (!isSame(now, t)) ids.set(file, mine.get(file));
  }
  return { changed, ids, left };
}

async function unusedPictures(): Promise<string[]> {
  const source = await readSource();
  const { warnings } = checkSource(source);
  return warnings
    .flatMap(({ places }) => places)
    .map((place) => place.slice(source.folder.length + 1))
    .filter((file) => source.pictures.has(file));
}

/** Returns what can be published, and what became of the last publication. */
export async function describePublication(clone: Clone) {
  const upstream = await readUpstream(clone);
  const remote = await ask(clone, "remote", "get-url", "origin");
  const request = upstream?.publication && {
    state: upstream.publication.state,
    branch: upstream.publication.branch,
    address: requestAddress(
      remote,
      upstream.publication.branch,
      upstream.branch,
    ),
  };
  const { changed, left } = upstream
    ? await changedFiles(clone, upstream)
    : { changed: [], left: [] };
  return { request, changed, left, branch: upstream?.branch ?? "" };
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
  const { branch, commit } = await queue(async () => {
    await takeUpstream(clone);
    return commitContent(clone, title, heads);
  });
  const ref = refs.pushed + branch;
  const former = await commitOf(clone, ref);
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
  await forgetOthers(clone, branch);
  return describePublication(clone);
}

async function commitContent(
  clone: Clone,
  title: string,
  heads: ReadonlySet<string>,
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
  const { changed, ids } = await changedFiles(clone, upstream);
  if (changed.length === 0)
    throw new HttpError(409, "There is nothing to publish any more.");
  const { tip, publication } = upstream;
  const open = isOpen(publication) ? publication : undefined;
  const parents = open ? [open.tip] : [tip];
  if (open && !(await isAncestor(clone, tip, open.tip))) parents.push(tip);
  const commit = await makeCommit(clone, tip, ids, parents, title);
  return { branch: open?.branch ?? newBranch(title, heads), commit };
}

/** Returns the name of a new branch. */
function newBranch(title: string, heads: ReadonlySet<string>): string {
  const stamp = new Date().toISOString().slice(0, 16).replace(/[-:]/g, "");
  // A branch "content" would leave no room for branches below it.
  const folder = heads.has("content") ? "edits/" : "content/";
  const taken = [...heads].map((name) => name.slice(folder.length));
  return folder + toFileName(`${stamp}-${title}`, "", taken);
}

/** Removes the records of earlier publications. */
async function forgetOthers(clone: Clone, branch: string): Promise<void> {
  const list = await ask(
    clone,
    "for-each-ref",
    "--format=%(refname)",
    refs.pushed,
  );
  for (const ref of list.split("\n")) {
    const other = ref.slice(refs.pushed.length);
    if (other === "" || other === branch) continue;
    await git(clone, ["update-ref", "-d", ref]);
    await git(clone, ["update-ref", "-d", refs.base + other]);
  }
}

/** Returns where a request can be seen or opened; undefined for other hosts. */
export function requestAddress(
  remote: string,
  branch: string,
  target: string,
): string | undefined {
  const [, host = "", project] =
    /^(?:https:\/\/(?:[^@/]+@)?|ssh:\/\/git@|git@)([^/:]+)[/:](.+?)(?:\.git)?\/?$/.exec(
      remote,
    ) ?? [];
  const name = encodeURIComponent(branch);
  const page = new Map([
    ["github.com", `compare/${target}...${name}?expand=1`],
    [
      "gitlab.com",
      `-/merge_requests/new?merge_request%5Bsource_branch%5D=${name}`,
    ],
    ["codeberg.org", `compare/${target}...${name}`],
  ]).get(host);
  return page && `https://${host}/${project}/${page}`;
}
