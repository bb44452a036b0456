import { checkSource, readDocuments } from "../../src/content/checkSource";
import type { ContentSource } from "../../src/content/content";
import { contentTypeOf } from "../../src/content/contentTypes";
import { formatPath, type Path } from "../../src/content/json/syntaxTree";
import { reminders } from "../../src/content/rules/reminders";
import type { Problem } from "../../src/content/report";
import { rebaseDraft, type Draft } from "../drafts";
import { changesBetween } from "../fieldChange";
import { isSame } from "../matchEntries";
import { mergeVersions } from "../mergeVersions";
import type { writeChanges } from "../server/contentFiles";
import { valueAt, withValueAt } from "../contentValues";
import type { Drafts, DraftStorage } from "./draftStorage";
import { HttpError } from "../HttpError";
import { unusedPictures } from "../unusedPictures";
import { sendRequest } from "./sendRequest";
import {
  type ContentAnswer,
  fieldKey,
  isInside,
  type OpenChoice,
  sourceOf,
  type State,
} from "./State";

/** Typing in one field with shorter pauses is one step of the history. */
const TYPING_MS = 1500;
/** What is typed is checked and saved after a pause, anything else at once. */
const PAUSE_MS = 200;
const RETRY_MS = 3000;
/** Gatsby takes a second to show a save: faster ones would only queue up. */
const GAP_MS = 1000;
/** Saves that may still be under way after a page was reloaded. */
const KEPT_SAVES = 4;

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The state of the editor: drafts, history, check and saving. */
export class Store {
  private readonly listeners = new Set<() => void>();
  private readonly parsed = new Map<string, unknown>();
  /** The values of what was edited since the last check, by `fieldKey`. */
  private readonly edits = new Map<string, unknown>();
  private timer: number | undefined;
  private savedAt = 0;
  private state: State;

  constructor(
    answer: ContentAnswer,
    private readonly storage: DraftStorage,
  ) {
    const source = sourceOf(answer);
    const wanted = decodeURIComponent(location.hash.slice(1));
    this.state = {
      source,
      questions: answer.questions,
      drafts: new Map(),
      file: "home.json",
      past: [],
      future: [],
      problems: [],
      pending: new Set(),
      unused: [],
      message: { text: "" },
      failure: "",
      saving: false,
      saves: 0,
    };
    for (const drafts of storage.found)
      for (const [file, draft] of drafts) {
        const former = this.state.drafts.get(file);
        // Two closed tabs may have left drafts of the same file.
        const value = former
          ? mergeVersions(draft.base, draft.value, former.value).value
          : draft.value;
        this.setDraft(file, { ...draft, ...former, value });
      }
    this.rebase();
    if (this.files().includes(wanted)) this.state.file = wanted;
    this.remind();
    this.schedule(0);
  }

  /** Says what should be done some day; reminders expect valid content. */
  private remind(): void {
    const { source } = this.state;
    if (checkSource(source).problems.length > 0) return;
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

  /** Returns a file's content as it is on disk; undefined if there is none. */
  onDisk(file: string): unknown {
    const text = this.state.source.files.get(file);
    if (text === undefined) return undefined;
    if (!this.parsed.has(text)) this.parsed.set(text, parse(text));
    return this.parsed.get(text);
  }

  /** Returns whether a file is there, but is no JSON. */
  isUnreadable(file: string): boolean {
    const { files } = this.state.source;
    return files.has(file) && this.onDisk(file) === undefined;
  }

  /** Returns a file's content as it is edited; of a picture, its name. */
  valueOf(file: string): unknown {
    if (this.state.source.pictures.has(file)) return file;
    const draft = this.state.drafts.get(file);
    return draft ? draft.value : this.onDisk(file);
  }

  /** Returns the files of the content, as they are edited. */
  files(): string[] {
    const { source, drafts } = this.state;
    const names = new Set([...source.files.keys(), ...drafts.keys()]);
    return [...names].filter(
      (file) =>
        contentTypeOf(file) &&
        (this.isUnreadable(file) || this.valueOf(file) !== undefined),
    );
  }

  /** Returns the fields of a file that others have changed, too. */
  choicesIn(file: string): OpenChoice[] {
    if (this.isUnreadable(file)) return [];
    const draft = this.state.drafts.get(file);
    const choices = (
      base: unknown,
      theirs: unknown,
      question?: OpenChoice["question"],
    ) =>
      mergeVersions(base, this.valueOf(file), theirs).conflicts.map(
        (conflict, index) => ({ ...conflict, file, index, question }),
      );
    return [
      ...(draft ? choices(draft.base, this.onDisk(file)) : []),
      ...this.state.questions
        .filter((question) => question.file === file && question.hasConflict)
        .flatMap((question) =>
          choices(question.base, question.theirs, question),
        ),
    ];
  }

  /** Takes one version of a field that both sides have changed. */
  async choose({ file, index, question }: OpenChoice, keep: "mine" | "theirs") {
    const choice = { conflict: index, keep };
    const draft = this.state.drafts.get(file);
    if (!question) {
      if (draft)
        this.setDraft(file, rebaseDraft(draft, this.onDisk(file), choice));
    } else {
      const { branch, base, theirs } = question;
      const mine = this.valueOf(file);
      const { value, base: after } = mergeVersions(base, mine, theirs, choice);
      const isTheirs = keep === "theirs";
      // The server replaces a picture itself.
      if (isTheirs && contentTypeOf(file)) this.edit([], value, file);
      const answer = { branch, file, before: base, after, isTheirs };
      await sendRequest("POST", "answers", JSON.stringify(answer));
      await this.reload();
    }
    this.schedule(0);
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
    const at = Date.now();
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
    this.put(file, after);
    this.schedule(typeof field === "object" ? 0 : PAUSE_MS);
  }

  /**
   * Changes what an earlier version of a file had, wherever that is now.
   *
   * @returns false if it is gone or was changed
   */
  editLater(file: string, before: unknown, after: unknown): boolean {
    const now = this.valueOf(file);
    const { value, conflicts } = mergeVersions(before, after, now);
    if (conflicts.length === 0) this.edit([], value, file);
    return conflicts.length === 0;
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
    return file.slice(this.state.source.folder.length + 1);
  }

  private keyOf(problem: Problem): string {
    return fieldKey(this.fileOf(problem), problem.path);
  }

  /** Undoes or redoes a step; returns the path of its field. */
  step(direction: "undo" | "redo"): string | undefined {
    const { past, future } = this.state;
    const isUndo = direction === "undo";
    const step = (isUndo ? past : future).at(-1);
    if (!step) return undefined;
    this.change({
      past: isUndo ? past.slice(0, -1) : [...past, { ...step, at: 0 }],
      future: isUndo ? [...future, step] : future.slice(0, -1),
      pending: new Set(),
    });
    this.edits.clear();
    const { file, id } = step;
    const [from, to] = isUndo
      ? [step.after, step.before]
      : [step.before, step.after];
    // What others have changed since stays.
    this.put(file, mergeVersions(from, to, this.valueOf(file)).value);
    this.select(this.valueOf(file) === undefined ? "home.json" : file);
    this.schedule(0);
    this.announce(isUndo ? "Undone." : "Redone.");
    return id;
  }

  /** Reads the content from disk again. */
  async reload(): Promise<void> {
    const { saves } = this.state;
    const answer = await sendRequest<ContentAnswer>("GET", "content");
    // A save has made the answer outdated.
    if (this.state.saving || this.state.saves !== saves) return this.reload();
    this.change({ source: sourceOf(answer), questions: answer.questions });
    this.rebase();
    this.schedule(0);
  }

  private put(file: string, value: unknown): void {
    const disk = this.onDisk(file);
    const draft = this.state.drafts.get(file) ?? { base: disk };
    this.setDraft(file, rebaseDraft({ ...draft, value }, disk));
  }

  private setDraft(file: string, draft: Draft | undefined): void {
    const drafts = new Map(this.state.drafts);
    if (draft) drafts.set(file, draft);
    else drafts.delete(file);
    this.change({ drafts });
    this.storage.store(drafts);
  }

  /** Brings all drafts up to date with what is on disk. */
  private rebase(): void {
    for (const [file, draft] of this.state.drafts)
      if (!this.isUnreadable(file))
        this.setDraft(file, rebaseDraft(draft, this.onDisk(file)));
  }

  private schedule(ms: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.check();
      void this.save();
    }, ms);
  }

  /** Returns the content as it is edited. */
  edited(): ContentSource {
    const { source, drafts } = this.state;
    const files = new Map(source.files);
    for (const [file, { value }] of drafts)
      if (value === undefined) files.delete(file);
      else files.set(file, JSON.stringify(value, null, 2));
    return { ...source, files };
  }

  private check(): void {
    const source = this.edited();
    const report = checkSource(source);
    const { problems } = report;
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
    this.change({
      problems,
      pending: new Set(keys.filter(isPending)),
      unused: unusedPictures(source, report),
    });
  }

  private async save(): Promise<void> {
    // Later changes are saved after this save.
    if (this.state.saving) return;
    const wait = this.savedAt + GAP_MS - Date.now();
    if (wait > 0) {
      this.schedule(wait);
      return;
    }
    const sent: Drafts = new Map(this.state.drafts);
    const changes = [...sent].flatMap(([file, draft]) => {
      if (this.isUnreadable(file)) return [];
      const { base, value } = draft;
      const { decided } = mergeVersions(base, value, this.onDisk(file));
      const lately = [...(draft.sent ?? []).slice(-KEPT_SAVES), decided];
      this.setDraft(file, { ...draft, sent: lately });
      return changesBetween(file, base, decided);
    });
    if (changes.length === 0) {
      this.change({ failure: "" });
      return;
    }
    this.change({ saving: true });
    try {
      const { accepted, files } = await sendRequest<
        Awaited<ReturnType<typeof writeChanges>>
      >("PUT", "content", JSON.stringify(changes));
      this.savedAt = Date.now();
      const { source, saves } = this.state;
      const texts = new Map(source.files);
      for (const [file, text] of files)
        if (text === null) texts.delete(file);
        else texts.set(file, text);
      const isNews = files.some(
        ([file]) => texts.get(file) !== source.files.get(file),
      );
      this.change({
        source: { ...source, files: texts },
        saving: false,
        failure: "",
        saves: saves + Number(accepted.length > 0),
      });
      // The server may have merged a change with others', so `sent` is not enough.
      for (const index of accepted) {
        const { file = "", path = [], after } = changes[index] ?? {};
        const draft = this.state.drafts.get(file);
        const schema = contentTypeOf(file)?.schema;
        if (!draft) continue;
        const base = withValueAt(schema, draft.base, path, after);
        this.setDraft(file, { ...draft, base });
      }
      this.rebase();
      const isEdited = [...this.state.drafts].some(
        ([file, { value }]) => !isSame(value, sent.get(file)?.value),
      );
      if (isNews || isEdited) this.schedule(PAUSE_MS);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      this.change({ saving: false, failure: error.message });
      this.schedule(RETRY_MS);
    }
  }

  private change(part: Partial<State>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.listeners) listener();
  }
}
