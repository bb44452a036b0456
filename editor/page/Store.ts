import { checkSource, readDocuments } from "../../src/content/checkSource";
import type { ContentSource } from "../../src/content/content";
import { contentTypeOf, contentTypes } from "../../src/content/contentTypes";
import { formatPath, type Path } from "../../src/content/json/syntaxTree";
import { reminders } from "../../src/content/rules/reminders";
import type { Problem } from "../../src/content/report";
import { pluralize } from "../../src/content/wording";
import { valueAt, withValueAt } from "../contentValues";
import { changedValue, operationOf, type Operation } from "../document";
import type { HttpError } from "../HttpError";
import { isSame } from "../merge/matchEntries";
import type { Applied, Question, Update } from "../messages";
import { sendRequest, stopped } from "./sendRequest";
import { fieldKey, isInside, projectOf, type State } from "./State";

/** Typing in one field with shorter pauses is one step of the history. */
const TYPING_MS = 1500;
/** What is typed is checked and sent after a pause, anything else at once. */
const PAUSE_MS = 200;
const RETRY_MS = 3000;
/** Gatsby takes a second to show a save: faster ones would only queue up. */
const GAP_MS = 1000;

const firstFile = contentTypes[0]?.file ?? "";

/** The state of a tab: what it shows, its history and its check. */
export class Store {
  private readonly listeners = new Set<() => void>();
  /** The values of what was edited since the last check, by `fieldKey`. */
  private readonly edits = new Map<string, unknown>();
  /** The operations that the server has got. */
  private readonly sent = new Set<string>();
  private timer: number | undefined;
  private sentAt = -GAP_MS;
  private isSending = false;
  private state: State;

  /** @param first the server's first update, with everything */
  constructor(first: Update & Required<Pick<Update, "project">>) {
    this.state = {
      project: projectOf(first.project),
      files: new Map(),
      mine: [],
      values: new Map(),
      held: [],
      questions: [],
      sync: undefined,
      saves: 0,
      failure: "",
      lost: "",
      file: firstFile,
      past: [],
      future: [],
      problems: [],
      pending: new Set(),
      message: { text: "" },
    };
    this.receive(first);
    const wanted = decodeURIComponent(location.hash.slice(1));
    if (this.files().includes(wanted)) this.state.file = wanted;
    this.check();
    this.remind();
    addEventListener("pagehide", () => void this.sendNow(true));
  }

  /** Says what should be done some day; reminders expect valid content. */
  private remind(): void {
    if (this.state.problems.length > 0) return;
    const source = this.edited();
    const documents = readDocuments(source);
    const found = reminders({ documents, source });
    const texts = found.map(({ summary }) => summary);
    if (texts.length > 0) this.announce(`Reminder: ${texts.join("; ")}.`);
  }

  readonly current = () => this.state;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Takes what the server says has changed. */
  receive({ project, files, applied, code: _, ...rest }: Update): void {
    const done = new Set(applied);
    for (const id of done) this.sent.delete(id);
    const known = new Map(this.state.files);
    for (const each of files ?? []) known.set(each.file, each);
    this.change({
      ...rest,
      ...(project && { project: projectOf(project) }),
      lost: "",
    });
    this.show(
      known,
      this.state.mine.filter(({ id }) => !done.has(id)),
    );
    if (files && files.length > 0) this.schedule(0);
  }

  /** Notes that the server cannot be reached. */
  lose(): void {
    this.change({ lost: stopped });
  }

  private show(files: State["files"], mine: State["mine"]): void {
    const names = new Set([...files.keys(), ...mine.map(({ file }) => file)]);
    const values = new Map(
      [...names].map((file) => {
        const own = mine.filter((each) => each.file === file);
        const value = own.reduce<unknown>((shown, operation) => {
          const changed = changedValue(shown, operation);
          return changed ? changed.value : shown;
        }, files.get(file)?.value);
        const former = this.state.values.get(file);
        return [file, isSame(former, value) ? former : value] as const;
      }),
    );
    this.change({ files, mine, values });
  }

  /** Returns a file's content as it is on disk; undefined if there is none. */
  onDisk(file: string): unknown {
    return this.state.files.get(file)?.saved;
  }

  /** Returns whether a file is there, but is no JSON. */
  isBroken(file: string): boolean {
    return this.state.files.get(file)?.broken !== undefined;
  }

  /** Returns a file's content as it is edited. */
  valueOf(file: string): unknown {
    return this.state.values.get(file);
  }

  /** Returns the files of the content, as they are edited. */
  files(): string[] {
    const rank = (file: string) =>
      contentTypes.findIndex((type) => type === contentTypeOf(file));
    return [...this.state.values]
      .filter(([file, value]) => value !== undefined || this.isBroken(file))
      .map(([file]) => file)
      .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b, "en"));
  }

  /** Takes one of two versions of a field. */
  async choose(question: Question, keep: "mine" | "theirs"): Promise<void> {
    await this.sendNow();
    await sendRequest("POST", `answers?keep=${keep}`, JSON.stringify(question));
  }

  select(file: string): void {
    history.replaceState(null, "", `#${file}`);
    this.change({ file });
  }

  announce(text: string, canUndo = false): void {
    this.change({ message: { text, canUndo } });
  }

  /** Changes a field of a file; undefined removes it. */
  edit(path: Path, field: unknown, file = this.state.file): void {
    const { past } = this.state;
    const value = this.valueOf(file);
    const after = withValueAt(contentTypeOf(file)?.schema, value, path, field);
    const id = formatPath(path);
    const at = performance.now();
    const last = past.at(-1);
    const isTyping =
      typeof field === "string" &&
      typeof valueAt(value, path) === "string" &&
      last?.file === file &&
      last.id === id &&
      at - last.at < TYPING_MS;
    const before = isTyping ? last.before : value;
    const kept = isTyping ? past.slice(0, -1) : past.slice(-200);
    const step = { file, id, before, after, at };
    this.change({ past: [...kept, step], future: [], message: { text: "" } });
    this.edits.set(fieldKey(file, id), field);
    this.add({ id: crypto.randomUUID(), ...operationOf(file, value, after) });
    this.schedule(typeof field === "object" ? 0 : PAUSE_MS);
  }

  /**
   * Changes what an earlier version of a file had, wherever that is now.
   *
   * @returns false if it is gone or was changed
   */
  async editLater(
    file: string,
    before: unknown,
    after: unknown,
  ): Promise<boolean> {
    await this.sendNow();
    const operation = {
      id: crypto.randomUUID(),
      ...operationOf(file, before, after),
      isStrict: true,
    };
    const { refused } = await sendRequest<Applied>(
      "POST",
      "operations",
      JSON.stringify([operation]),
    );
    if (refused.length > 0) return false;
    const step = { file, id: "", before, after, at: -Infinity };
    this.change({ past: [...this.state.past, step], future: [] });
    return true;
  }

  private add(operation: Operation): void {
    const { files, mine } = this.state;
    const last = mine.at(-1);
    const { file, path, after } = operation;
    const continues =
      last?.file === file &&
      isSame(last.path, path) &&
      !last.isStrict &&
      !operation.isStrict &&
      !this.sent.has(last.id);
    this.show(
      files,
      continues
        ? [...mine.slice(0, -1), { ...last, after }]
        : [...mine, operation],
    );
  }

  /** Notes that a field was left: from now on its problems are shown. */
  leave(id: string): void {
    // A problem that is gone would move what is about to be clicked.
    this.check();
    const pending = new Set(this.state.pending);
    if (pending.delete(fieldKey(this.state.file, id))) this.change({ pending });
  }

  /** Returns the problems with a field that are shown. */
  problemsAt(file: string, id: string) {
    const key = fieldKey(file, id);
    return this.shownProblems().filter((each) => this.keyOf(each) === key);
  }

  /** Returns the problems with fields that somebody has left. */
  shownProblems() {
    const { problems, pending } = this.state;
    return problems.filter((problem) => !pending.has(this.keyOf(problem)));
  }

  /** Returns the file of a problem, as the other functions name it. */
  fileOf({ file }: Pick<Problem, "file">): string {
    return file.slice(this.state.project.folder.length + 1);
  }

  private keyOf(problem: Problem): string {
    return fieldKey(this.fileOf(problem), problem.path);
  }

  /** Undoes or redoes a step of this tab; returns the path of its field. */
  step(direction: "undo" | "redo"): string | undefined {
    const { past, future } = this.state;
    const isUndo = direction === "undo";
    const step = (isUndo ? past : future).at(-1);
    if (!step) return undefined;
    const { file, id } = step;
    const [from, to] = isUndo
      ? [step.after, step.before]
      : [step.before, step.after];
    const operation = operationOf(file, from, to);
    const stands = changedValue(this.valueOf(file), {
      ...operation,
      isStrict: true,
    });
    this.change({
      past: isUndo ? past.slice(0, -1) : [...past, { ...step, at: -Infinity }],
      future: isUndo ? [...future, step] : future.slice(0, -1),
      pending: new Set(),
    });
    this.edits.clear();
    // What others have changed since stays.
    if (stands)
      this.add({ id: crypto.randomUUID(), ...operation, isStrict: true });
    this.select(this.valueOf(file) === undefined ? firstFile : file);
    this.schedule(0);
    const done = isUndo ? "Undone." : "Redone.";
    this.announce(stands ? done : "It was changed again since, so it stays.");
    return id;
  }

  private schedule(ms: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.check();
      void this.send();
    }, ms);
  }

  /** Returns the content as it is edited. */
  edited(): ContentSource {
    const { project, values, files } = this.state;
    const texts = [...values].flatMap(([file, value]) => {
      const { broken } = files.get(file) ?? {};
      const text = broken ?? JSON.stringify(value, null, 2);
      return value === undefined && broken === undefined
        ? []
        : [[file, text] as const];
    });
    return { ...project, files: new Map(texts) };
  }

  private check(): void {
    const { problems } = checkSource(this.edited());
    const former = new Set(this.state.problems.map((each) => this.keyOf(each)));
    const edits = [...this.edits];
    this.edits.clear();
    // A list is wrong at once; its new entries are yet to be filled in.
    const isPending = (key: string) =>
      former.has(key)
        ? this.state.pending.has(key)
        : edits.some(
            ([part, field]) =>
              isInside(key, part) ||
              (key === part && typeof field !== "object"),
          );
    const keys = problems.map((problem) => this.keyOf(problem));
    this.change({ problems, pending: new Set(keys.filter(isPending)) });
  }

  /** Sends what the server has not got yet, once it is time. */
  private async send(): Promise<void> {
    if (this.isSending || this.unsent().length === 0) return;
    const wait = this.sentAt + GAP_MS - performance.now();
    if (wait > 0) {
      this.schedule(wait);
      return;
    }
    this.isSending = true;
    await this.sendNow();
    this.isSending = false;
    if (!this.state.lost && this.unsent().length > 0) this.schedule(PAUSE_MS);
  }

  private unsent(): Operation[] {
    return this.state.mine.filter(({ id }) => !this.sent.has(id));
  }

  /**
   * Sends what the server has not got yet at once, because the next request
   * builds on it.
   *
   * @param keepalive whether it must arrive although the page is closed
   */
  async sendNow(keepalive = false): Promise<void> {
    const batch = this.unsent();
    if (batch.length === 0) return;
    for (const { id } of batch) this.sent.add(id);
    try {
      const { refused } = await sendRequest<Applied>(
        "POST",
        "operations",
        JSON.stringify(batch),
        { keepalive },
      );
      this.sentAt = performance.now();
      if (refused.length > 0)
        this.announce(
          `${pluralize(refused.length, "change")} could not be made: it was deleted or changed meanwhile.`,
        );
    } catch (error) {
      for (const { id } of batch) this.sent.delete(id);
      this.change({ lost: (error as HttpError).message });
      setTimeout(() => this.schedule(0), RETRY_MS);
    }
  }

  private change(part: Partial<State>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.listeners) listener();
  }
}
