import path from "node:path";

import { contentTypeOf } from "../../../src/content/contentTypes";
import { describeChanges } from "../../describeChanges";
import { HttpError } from "../../HttpError";
import { isSame } from "../../merge/matchEntries";
import { toFileName } from "../../toFileName";
import { fetchRemote } from "./fetchRemote";
import {
  filesThatDiffer,
  isPicture,
  Repository,
  setFile,
  type Tree,
} from "./Repository";
import {
  askAgain,
  openQuestions,
  readQuestions,
  storeQuestions,
  type Question,
} from "./questions";
import {
  arrivalOf,
  lastRequest,
  requestAddress,
  type Request,
} from "./request";
import {
  changeRefs,
  readState,
  refs,
  type RefChange,
  type State,
} from "./state";
import { describeCode, finishCode, startCode } from "./takeCode";

/** The last request to publish. */
export interface RequestStatus extends Pick<
  Request,
  "state" | "isOpen" | "branch"
> {
  /** Where it can be seen or opened, if the host is known. */
  address?: string | undefined;
  /** Whether it lacks commits of the default branch: send it again. */
  needsRefresh: boolean;
}

export interface SyncStatus {
  /** Why nothing can be taken or sent now, and what to do; empty if all is well. */
  problem: string;
  /** What git said, for those who can read it. */
  details: string;
  /** The default branch; empty before the first fetch. */
  branch: string;
  request?: RequestStatus | undefined;
  /** What sending now would say, with each file's value on the other side. */
  changed: { file: string; before: unknown }[];
  /** Files that stay on this computer. */
  left: { file: string; reason: string }[];
  /** The default branch has newer code. */
  code?: { canTake: boolean; advice: string } | undefined;
  /**
   * Files that git itself put on disk, by a switch or checkout, while the
   * editor has other versions. Nothing is taken or sent before `restore`.
   */
  restored: string[];
}

/** Runs work while nothing else reads or writes the content. */
export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** What to keep of two versions of a picture. */
export type Keep = "mine" | "theirs";

/** Returns what would become invalid, in words; empty if nothing would. */
export type Check = (
  /** By file; undefined removes one. */
  changed: ReadonlyMap<string, Buffer | undefined>,
) => Promise<string>;

/**
 * The editor's private branch, `refs/gainova/mine`: it has every state of the
 * content that the editor ever saw. HEAD, index and branches stay as they are,
 * except for code that is taken on request.
 *
 * One call at a time: the caller queues them, but for `fetch` and `send`, which
 * wait for the network. All of them throw an HttpError with what to do.
 */
export class Sync {
  private readonly repository: Repository;
  /** Files that the editor wrote and that are not yet on record. */
  private readonly written = new Set<string>();
  private heads: readonly string[] = [];
  private failed: HttpError | undefined;
  /** Why something that was fetched is not taken. */
  private held = "";

  constructor(
    readonly rootDir: string,
    readonly check: Check = () => Promise.resolve(""),
  ) {
    this.repository = new Repository(rootDir);
  }

  /**
   * Finishes taking code, if the process ended meanwhile. What else was
   * interrupted goes on with the next `record`, `take` or `send`.
   *
   * @returns whether packages have to be installed for the code on disk
   */
  async resume(): Promise<{ packages: boolean }> {
    const state = await readState(this.repository);
    return state.code
      ? finishCode(this.repository, state)
      : { packages: false };
  }

  /**
   * Puts the content on disk on record: a commit of the private branch. In the
   * middle of a merge, or on another branch, it waits.
   *
   * @param written the files that the editor itself wrote since the last call;
   *   what else has become HEAD's version was put there by git: see `restored`
   */
  async record(written: Iterable<string> = []): Promise<void> {
    for (const file of written) this.written.add(file);
    const state = await readState(this.repository);
    if (!(await this.whyWait(state))) await this.putOnRecord(state);
  }

  /** Updates what this clone knows of the default branch and of the request. */
  async fetch(signal: AbortSignal): Promise<void> {
    this.failed = undefined;
    try {
      this.heads = await fetchRemote(this.repository, signal);
    } catch (error) {
      if (error instanceof HttpError) this.failed = error;
      throw error;
    }
  }

  /**
   * Puts the content on record, merges what was fetched, and writes what others
   * changed to disk. What would make the content invalid is not taken: `problem`
   * says so.
   *
   * @returns the number of changes
   */
  async take(): Promise<{ changes: number }> {
    const repository = this.repository;
    const { state, disk, restored } = await this.ready();
    this.held = "";
    if (!state.main || restored.length > 0) return { changes: 0 };
    let next = state.mine;
    let asked = await readQuestions(repository, state);
    for (const { name, commit } of await this.sources(state)) {
      if (await repository.contains(next, commit)) continue;
      const { tree, conflicts } = await repository.merge(next, commit);
      const problem = await this.problemOf(disk, tree);
      if (problem) {
        const code = await describeCode(repository, state);
        this.held = code
          ? `What others published needs the project’s newer code: take the code first. ${problem}`
          : `What others changed on ${name} is not taken, since the content would become invalid. Correct it there, or what you changed here. ${problem}`;
        continue;
      }
      const parents = [next, commit];
      next = await repository.commit(state.main, tree, parents, "Take");
      const theirs = await repository.treeOf(commit);
      const sides = { tree, theirs, from: name };
      asked = await askAgain(repository, asked, conflicts, sides);
    }
    const tree = await repository.treeOf(next);
    const isOnDisk = filesThatDiffer(disk, tree).length === 0;
    if (!isOnDisk) {
      // From now on, what is on disk counts as taken already, not as edited.
      await changeRefs(repository, [[refs.taking, next, state.taking]]);
      await repository.write(disk, tree);
    }
    await changeRefs(repository, [
      [refs.mine, next, state.mine],
      [
        refs.questions,
        await storeQuestions(repository, asked),
        state.questions,
      ],
      [refs.taking, "", isOnDisk ? state.taking : next],
    ]);
    return { changes: await this.countChanges(state.mine, tree) };
  }

  /** Returns what can be sent, and what became of the last request. */
  async status(): Promise<SyncStatus> {
    const repository = this.repository;
    let state = await readState(repository);
    const { branch, main } = state;
    const wait = await this.whyWait(state);
    const status: SyncStatus = {
      problem: wait || (this.failed?.message ?? this.held),
      details: wait ? "" : (this.failed?.details ?? ""),
      branch,
      changed: [],
      left: [],
      restored: [],
    };
    if (wait) return status;
    const recorded = await this.putOnRecord(state);
    const { restored, left } = recorded;
    ({ state } = recorded);
    const request = await lastRequest(repository, state);
    const { changed, unused } = await this.toSend(state, request);
    const remote = await repository.ask("remote", "get-url", "origin");
    return {
      ...status,
      code: await describeCode(repository, state),
      changed,
      left: [
        ...left,
        ...unused.map((file) => ({ file, reason: "no field uses it" })),
      ],
      restored,
      request: request && {
        state: request.state,
        isOpen: request.isOpen,
        branch: request.branch,
        address: requestAddress(remote, request.branch, branch),
        needsRefresh:
          request.isOpen && !(await repository.contains(request.seen, main)),
      },
    };
  }

  /** Returns the open questions; they survive a restart. */
  async questions(): Promise<Omit<Question, "base">[]> {
    const state = await readState(this.repository);
    const open = await openQuestions(this.repository, state);
    return open.map(({ base: _base, ...question }) => question);
  }

  /**
   * Removes a question, after its answer was written to disk.
   *
   * @param keep of a picture: the version to write
   */
  async answer(
    question: Pick<Question, "id" | "theirs">,
    keep: Keep = "mine",
  ): Promise<void> {
    const { repository } = this;
    const { state } = await this.ready();
    const asked = await readQuestions(repository, state);
    const current = asked.find(({ id }) => id === question.id);
    if (!current) return;
    const { file, theirs } = current;
    if (!Array.isArray(theirs) && !isSame(theirs, question.theirs))
      throw new HttpError(409, "This has changed meanwhile. Choose again.");
    if (isPicture(file) && keep === "theirs") {
      const tree = await repository.treeOf(state.mine);
      const chosen = new Map(tree);
      setFile(chosen, file, theirs as string | undefined);
      await repository.write(tree, chosen);
      this.written.add(file);
      await this.putOnRecord(state);
    }
    const left = asked.filter((each) => each !== current);
    const next = await storeQuestions(repository, left);
    await changeRefs(repository, [[refs.questions, next, state.questions]]);
  }

  /**
   * Fetches, takes, and sends the content as one commit to the open request or
   * a new branch. A request that only lacks the default branch is refreshed.
   *
   * @param queue for what is done on this computer: do not queue the call itself
   */
  async send(
    title: string,
    signal: AbortSignal,
    queue: Queue = (work) => work(),
  ): Promise<void> {
    const summary = title.replace(/\s+/g, " ").trim().slice(0, 100);
    if (summary === "")
      throw new HttpError(422, "Say in one line what you changed.");
    await this.fetch(signal);
    const { branch, commit } = await queue(() => this.prepare(summary));
    const ref = `refs/heads/${branch}`;
    const push = ["push", "--quiet", "origin", `${commit}:${ref}`];
    try {
      await this.repository.run(push, { signal });
    } catch (error) {
      // Otherwise nobody knows whether it has arrived.
      if (error instanceof HttpError && error.details.includes("! ["))
        await changeRefs(this.repository, [[refs.sending + branch, ""]]);
      throw error;
    }
    await changeRefs(this.repository, [
      [refs.remote + branch, commit],
      [refs.seen + branch, commit],
    ]);
    await queue(() => this.ready());
  }

  /** Answers `restored`: the editor's versions come back, or those published. */
  async restore(choice: "mine" | "published"): Promise<void> {
    const repository = this.repository;
    const { state, disk, restored } = await this.ready();
    const chosen = new Map(await repository.treeOf(state.mine));
    if (choice === "published") {
      const published = await repository.treeOf(await this.base(state));
      for (const file of restored) setFile(chosen, file, published.get(file));
      const args = [[state.mine], "Discard"] as const;
      const next = await repository.commit(state.mine, chosen, ...args);
      await changeRefs(repository, [[refs.mine, next, state.mine]]);
    }
    await repository.write(disk, chosen);
  }

  /**
   * Moves a clone on the default branch forward with its code; the content stays
   * as it is. The caller installs packages if they changed, and restarts.
   */
  async takeCode(signal: AbortSignal): Promise<{ packages: boolean }> {
    signal.throwIfAborted();
    const { state, restored } = await this.ready();
    if (restored.length > 0) throw new HttpError(409, chooseRestored);
    return startCode(this.repository, state);
  }

  /** Returns why nothing can be recorded, taken or sent now; empty if it can. */
  private async whyWait({ head, headBranch, branch, code }: State) {
    const { repository } = this;
    if (!head || !(branch || (await repository.ask("remote"))))
      return repository.whatIsMissing();
    if (await repository.isUnfinished())
      return "Git is in the middle of a merge in this folder. Finish it, or give it up with git merge --abort. Until then nothing is published or taken from others.";
    if (code)
      return "The project’s newer code is being taken. Start the editor again.";
    return headBranch && branch && headBranch !== branch
      ? `This folder is on the branch ${headBranch}, but the editor publishes from ${branch}. Go back with git switch ${branch}. Until then nothing is published or taken from others.`
      : "";
  }

  /** Puts the content on record, for what cannot wait. */
  private async ready() {
    const state = await readState(this.repository);
    const problem = await this.whyWait(state);
    if (problem) throw new HttpError(409, problem);
    const recorded = await this.putOnRecord(state);
    return { ...recorded, state: await this.arrive(recorded.state) };
  }

  /**
   * Puts the content on record, but for what is on disk without anybody's edit:
   * what was being taken when the process ended, and what git put there.
   *
   * @returns the state with the new commit, and the files that git put there
   */
  private async putOnRecord(before: State) {
    const repository = this.repository;
    const former = before.mine || before.head;
    const { tree: disk, left } = await repository.treeOnDisk();
    const mine = await repository.treeOf(former);
    const head = await repository.treeOf(before.head);
    const taking = before.taking && (await repository.treeOf(before.taking));
    const restored: string[] = [];
    const next = new Map(mine);
    for (const file of filesThatDiffer(mine, disk)) {
      const id = disk.get(file);
      if (taking && taking.get(file) === id) continue;
      if (head.get(file) === id && !this.written.has(file)) restored.push(file);
      else setFile(next, file, id);
    }
    let commit = former;
    if (filesThatDiffer(mine, next).length > 0)
      commit = await repository.commit(former, next, [former], "Edit");
    if (commit !== before.mine)
      await changeRefs(repository, [[refs.mine, commit, before.mine]]);
    this.written.clear();
    const state = { ...before, mine: commit };
    // Nobody is asked about what only others had changed: it comes back.
    const base = restored.length > 0 && (await this.base(state));
    const published = base && (await repository.treeOf(base));
    const isMine = (file: string) =>
      !published ||
      disk.get(file) === undefined ||
      mine.get(file) !== published.get(file);
    return { state, disk, left, restored: restored.filter(isMine) };
  }

  /** Returns the commit of the default branch that was taken last. */
  private async base({ mine, main, head }: State): Promise<string> {
    return (
      (main && (await this.repository.ask("merge-base", mine, main))) || head
    );
  }

  /** Notes that what was about to be sent has arrived, if it has. */
  private async arrive(state: State): Promise<State> {
    const { sent, sending, mine, main } = state;
    if (!sending) return state;
    const { branch, commit, isThere, seen } = sending;
    const repository = this.repository;
    const isIn = async () =>
      main !== "" &&
      (await arrivalOf(repository, commit, main)) === "published";
    const hasArrived =
      (isThere && (await repository.contains(seen, commit))) || (await isIn());
    if (!hasArrived) return state;
    const tree = await repository.treeOf(mine);
    const parents = [mine, commit];
    const next = await repository.commit(mine, tree, parents, "Send");
    const changes: RefChange[] = [
      [refs.mine, next, mine],
      [refs.sent + branch, commit],
      [refs.sending + branch, "", commit],
    ];
    if (sent && sent.branch !== branch)
      changes.push(
        [refs.sent + sent.branch, ""],
        [refs.seen + sent.branch, ""],
      );
    await changeRefs(repository, changes);
    return readState(repository);
  }

  /** Returns what to take, in this order: the request, and the default branch. */
  private async sources(state: State) {
    const { branch, main, mine } = state;
    const repository = this.repository;
    const request = await lastRequest(repository, state);
    const published = request?.published ?? "";
    let commit = main;
    // With this commit, git finds a squashed request as what both have in
    // common. Once the squash is taken, it finds the default branch by itself.
    if (
      published &&
      !(await repository.contains(mine, main)) &&
      !(await repository.contains(main, published)) &&
      (await arrivalOf(repository, published, await this.base(state))) !==
        "published"
    ) {
      const tree = await repository.treeOf(main);
      const parents = [published, main];
      commit = await repository.commit(main, tree, parents, "Published");
    }
    const own = request?.isOpen ? request.seen : published;
    return [
      ...(request && own ? [{ name: request.branch, commit: own }] : []),
      { name: branch, commit },
    ];
  }

  /** Returns what would become invalid, in words, if a tree were on disk. */
  private async problemOf(disk: Tree, tree: Tree): Promise<string> {
    const changed = new Map<string, Buffer | undefined>();
    for (const file of filesThatDiffer(disk, tree)) {
      const id = tree.get(file);
      changed.set(file, id ? await this.repository.readBlob(id) : undefined);
    }
    return changed.size === 0 ? "" : this.check(changed);
  }

  private async countChanges(mine: string, tree: Tree): Promise<number> {
    const repository = this.repository;
    const before = await repository.treeOf(mine);
    let changes = 0;
    for (const file of filesThatDiffer(before, tree)) {
      const schema = contentTypeOf(file)?.schema;
      const [old, now] = [
        await repository.valueOf(file, before.get(file)),
        await repository.valueOf(file, tree.get(file)),
      ];
      changes += schema ? describeChanges(schema, old, now).length : 1;
    }
    return changes;
  }

  /** Returns what to send, and how it differs from what is sent already. */
  private async toSend(state: State, request: Request | undefined) {
    const { main, mine } = state;
    const repository = this.repository;
    const none = { changed: [], unused: [], content: new Map() as Tree };
    if (!main || !(await repository.contains(mine, main))) return none;
    const tree = new Map(await repository.treeOf(mine));
    const published = await repository.treeOf(main);
    const unused = await this.unusedPictures(tree, published);
    for (const file of unused) tree.delete(file);
    // What the default branch will be once the open request is merged.
    const former = request?.isOpen
      ? (await repository.contains(request.seen, main))
        ? await repository.treeOf(request.seen)
        : (await repository.merge(request.seen, main)).tree
      : published;
    const changed: SyncStatus["changed"] = [];
    for (const file of await repository.differingFiles(tree, former))
      changed.push({
        file,
        before: await repository.valueOf(file, former.get(file)),
      });
    // What differs from the default branch in its layout only stays as it is.
    const content = new Map(published);
    for (const file of await repository.differingFiles(tree, published))
      setFile(content, file, tree.get(file));
    return { changed, unused, content };
  }

  /** Returns the new pictures that no text names. */
  private async unusedPictures(tree: Tree, published: Tree): Promise<string[]> {
    const isNew = (file: string) => isPicture(file) && !published.has(file);
    const pictures = [...tree.keys()].filter(isNew);
    if (pictures.length === 0) return [];
    const texts: string[] = [];
    for (const [file, id] of tree)
      if (!isPicture(file))
        texts.push((await this.repository.readBlob(id)).toString());
    const all = texts.join();
    return pictures.filter(
      (file) => !all.includes(JSON.stringify(path.posix.basename(file))),
    );
  }

  /** Takes what was fetched, and makes the commit to send. */
  private async prepare(
    title: string,
  ): Promise<{ branch: string; commit: string }> {
    const repository = this.repository;
    await this.take();
    if (this.held) throw new HttpError(409, this.held);
    const { state, restored } = await this.ready();
    if (restored.length > 0) throw new HttpError(409, chooseRestored);
    if ((await openQuestions(repository, state)).length > 0)
      throw new HttpError(
        409,
        "Someone else changed the same, too. Close this dialog and choose first which version is right.",
      );
    const { main, sent, sending } = state;
    const request = await lastRequest(repository, state);
    const { changed, content } = await this.toSend(state, request);
    const open = request?.isOpen ? request : undefined;
    const hasMain = open && (await repository.contains(open.seen, main));
    if (changed.length === 0 && (!open || hasMain))
      throw new HttpError(409, "There is nothing to publish any more.");
    const parents = [...(open ? [open.seen] : []), ...(hasMain ? [] : [main])];
    const commit = await repository.commit(main, content, parents, title, true);
    // What was about to be sent may still arrive, under its name.
    const tried = sending?.branch === sent?.branch ? undefined : sending;
    const branch =
      open?.branch ?? tried?.branch ?? newBranch(this.heads, title);
    const changes: RefChange[] = [[refs.sending + branch, commit]];
    if (sending && sending.branch !== branch)
      changes.push([refs.sending + sending.branch, ""]);
    // It is on record before it is sent: this process may end in between.
    await changeRefs(repository, changes);
    return { branch, commit };
  }
}

const chooseRestored =
  "Git replaced files of the content on this computer. Choose first which version is right.";

/** Returns the name of a new branch. */
function newBranch(heads: readonly string[], title: string): string {
  const stamp = new Date().toISOString().slice(0, 16).replace(/[-:]/g, "");
  // A branch "content" would leave no room for branches below it.
  const folder = heads.includes("content") ? "edits/" : "content/";
  const taken = heads.map((name) => name.slice(folder.length));
  return folder + toFileName(`${stamp}-${title}`, "", taken);
}
