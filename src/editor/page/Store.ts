import { checkSource, readDocuments } from "../../content/check";
import { contentTypeOf } from "../../content/contentTypes";
import { formatPath, type Path } from "../../content/json/nodes";
import { unusedPictures } from "../../content/rules/unusedPictures";
import { valueAt, withValueAt } from "../values";
import { sendRequest, RequestError } from "./sendRequest";
import {
  type ContentAnswer,
  type Draft,
  sourceOf,
  type State,
  type Step,
} from "./State";

/** Typing in one field with shorter pauses is one step of the history. */
const TYPING_MS = 1500;
/** What is typed is checked and saved after a pause, anything else at once. */
const PAUSE_MS = 200;
const RETRY_MS = 3000;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The state of the editor: drafts, history, check and saving. */
export class Store {
  private readonly listeners = new Set<() => void>();
  private readonly parsed = new Map<string, unknown>();
  private readonly storageKey: string;
  private timer: number | undefined;
  private state: State;

  constructor(answer: ContentAnswer) {
    this.storageKey = `gainova-editor ${answer.project}`;
    const kept = parse(localStorage.getItem(this.storageKey) ?? "[]");
    const source = sourceOf(answer);
    const drafts = (kept as [string, Draft][]).filter(([file]) =>
      source.files.has(file),
    );
    const wanted = decodeURIComponent(location.hash.slice(1));
    this.state = {
      source,
      drafts: new Map(drafts),
      file: source.files.has(wanted) ? wanted : "home.json",
      past: [],
      future: [],
      problems: [],
      unused: [],
      message: { text: "" },
      failure: "",
      saving: false,
      saves: 0,
    };
    this.schedule(0);
  }

  readonly current = () => this.state;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Returns a file's content as it is on disk; undefined if it is no JSON. */
  onDisk(file: string): unknown {
    const text = this.state.source.files.get(file) ?? "";
    if (!this.parsed.has(text)) this.parsed.set(text, parse(text));
    return this.parsed.get(text);
  }

  /** Returns a file's content as it is edited. */
  valueOf(file: string): unknown {
    const draft = this.state.drafts.get(file);
    return draft ? draft.value : this.onDisk(file);
  }

  /** Returns whether a draft's file was changed on disk since it was read. */
  isConflicting(file: string): boolean {
    const draft = this.state.drafts.get(file);
    return !!draft && draft.base !== this.state.source.files.get(file);
  }

  select(file: string): void {
    history.replaceState(null, "", `#${file}`);
    this.change({ file });
  }

  announce(text: string, canUndo = false): void {
    this.change({ message: { text, canUndo } });
  }

  /** Changes a field of the shown file; undefined removes it. */
  edit(path: Path, field: unknown): void {
    const { file, past } = this.state;
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
    this.put(file, after);
    this.schedule(typeof field === "object" ? 0 : PAUSE_MS);
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
    });
    this.select(step.file);
    this.put(step.file, isUndo ? step.before : step.after);
    this.schedule(0);
    this.announce(isUndo ? "Undone." : "Redone.");
    return step.id;
  }

  /** Resolves a conflict with the maintainer's version or the one on disk. */
  resolveConflict(file: string, keep: "mine" | "disk"): void {
    if (keep === "mine") this.put(file, this.valueOf(file), true);
    else {
      this.setDraft(file, undefined);
      this.change(this.historyWithout([file]));
    }
    this.schedule(0);
  }

  /** Reads the content from disk again. */
  async reload(): Promise<void> {
    const { saves } = this.state;
    const source = sourceOf(await sendRequest<ContentAnswer>("GET", "content"));
    // A save has made the answer outdated.
    if (this.state.saving || this.state.saves !== saves) return this.reload();
    const { files } = this.state.source;
    const changed = [...source.files.keys()].filter(
      (file) => source.files.get(file) !== files.get(file),
    );
    this.change({ source, ...this.historyWithout(changed) });
    this.check();
  }

  /** Undoing steps of files that changed on disk would restore old content. */
  private historyWithout(files: readonly string[]) {
    const isOwn = ({ file }: Step) => !files.includes(file);
    const { past, future } = this.state;
    return { past: past.filter(isOwn), future: future.filter(isOwn) };
  }

  private put(file: string, value: unknown, isSettled = false): void {
    const text = this.state.source.files.get(file) ?? "";
    const former = this.state.drafts.get(file)?.base ?? text;
    const base = isSettled ? text : former;
    const isSame = JSON.stringify(value) === JSON.stringify(this.onDisk(file));
    this.setDraft(file, base === text && isSame ? undefined : { value, base });
  }

  private setDraft(file: string, draft: Draft | undefined): void {
    const drafts = new Map(this.state.drafts);
    if (draft) drafts.set(file, draft);
    else drafts.delete(file);
    this.change({ drafts });
    try {
      localStorage.setItem(this.storageKey, JSON.stringify([...drafts]));
    } catch {
      // Storage is full or blocked: a reload then loses invalid drafts.
    }
  }

  private schedule(ms: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.check();
      void this.save();
    }, ms);
  }

  private check(): void {
    const { source, drafts } = this.state;
    const edited = [...drafts].map(
      ([file, { value }]) => [file, JSON.stringify(value, null, 2)] as const,
    );
    const files = new Map([...source.files, ...edited]);
    const content = { ...source, files };
    const { problems } = checkSource(content);
    const documents = readDocuments(content);
    const [unused] = problems.length
      ? []
      : unusedPictures({ documents, source: content });
    this.change({
      problems,
      unused: (unused?.places ?? []).map((place) =>
        place.slice(source.folder.length + 1),
      ),
    });
  }

  private async save(): Promise<void> {
    const { drafts, saving, saves } = this.state;
    // Later changes are saved after this save.
    if (saving) return;
    const sent = [...drafts].filter(([file]) => !this.isConflicting(file));
    if (sent.length === 0) {
      this.change({ failure: "" });
      return;
    }
    this.change({ saving: true });
    try {
      const body = sent.map(([file, draft]) => ({ file, ...draft }));
      const written = await sendRequest<[string, string][]>(
        "PUT",
        "content",
        JSON.stringify(body),
      );
      const { source } = this.state;
      const files = new Map([...source.files, ...written]);
      this.change({ source: { ...source, files }, saving: false, failure: "" });
      for (const [file, base] of written) {
        const value = this.valueOf(file);
        const isSaved = value === drafts.get(file)?.value;
        this.setDraft(file, isSaved ? undefined : { value, base });
      }
      if (written.length > 0) this.change({ saves: saves + 1 });
      const isNew = ([file, { value }]: [string, Draft]) =>
        value !== drafts.get(file)?.value;
      if ([...this.state.drafts].some(isNew)) this.schedule(PAUSE_MS);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const { status, message } = error;
      this.change({ saving: false, failure: status === 409 ? "" : message });
      if (status === 409) void this.reload();
      else this.schedule(RETRY_MS);
    }
  }

  private change(part: Partial<State>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.listeners) listener();
  }
}
