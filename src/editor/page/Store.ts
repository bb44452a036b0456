import { checkSource, readDocuments } from "../../node/content/check";
import {
  contentTypeOf,
  type ContentType,
} from "../../node/content/contentTypes";
import { formatPath, type Path } from "../../node/content/json/nodes";
import type { Problem } from "../../node/content/report";
import { unusedPictures } from "../../node/content/rules/unusedPictures";
import type { ContentSource } from "../../node/content/content";
import { acceptableFiles } from "../acceptableFiles";
import { valueAt, withValueAt } from "../values";
import { ask, type ContentAnswer, type DiskFile, RequestError } from "./api";

/** One step of the history. */
interface Step {
  file: string;
  path: Path;
  before: unknown;
  after: unknown;
  /** When it was made, in ms; typing within a second and a half is one step. */
  at: number;
}

/** What is not on disk yet. */
interface Draft {
  value: unknown;
  /** The version of the file that was edited. */
  version: string;
}

export interface State {
  source: ContentSource;
  disk: ReadonlyMap<string, DiskFile & { value: unknown }>;
  drafts: ReadonlyMap<string, Draft>;
  past: readonly Step[];
  future: readonly Step[];
  problems: readonly Problem[];
  unused: readonly string[];
  /** Why the last attempt to save failed; empty if it did not. */
  failure: string;
  saving: boolean;
  /** Counts what was written, for the preview. */
  saves: number;
}

const TYPING_MS = 1500;
const PAUSE_MS = 200;
const RETRY_MS = 3000;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const withValue = (file: DiskFile) =>
  [file.file, { ...file, value: parse(file.text) }] as const;

/** Everything that is edited, in one place: drafts, history, check, saving. */
export class Store {
  private readonly listeners = new Set<() => void>();
  private readonly storageKey: string;
  private timer: number | undefined;
  private state: State;

  constructor(answer: ContentAnswer) {
    this.storageKey = `gainova-editor-${answer.project}`;
    this.state = {
      ...this.fromDisk(answer),
      drafts: new Map(),
      past: [],
      future: [],
      problems: [],
      unused: [],
      failure: "",
      saving: false,
      saves: 0,
    };
    this.state = { ...this.state, drafts: this.keptDrafts() };
    this.check();
  }

  readonly current = () => this.state;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Returns a file's content as it is edited. */
  valueOf(file: string): unknown {
    const draft = this.state.drafts.get(file);
    return draft ? draft.value : this.state.disk.get(file)?.value;
  }

  typeOf(file: string): ContentType | undefined {
    return contentTypeOf(file);
  }

  /** Returns whether a draft's file was changed on disk since it was read. */
  isConflicting(file: string): boolean {
    const draft = this.state.drafts.get(file);
    return !!draft && draft.version !== this.state.disk.get(file)?.version;
  }

  edit(file: string, path: Path, field: unknown): void {
    const before = this.valueOf(file);
    const schema = this.typeOf(file)?.schema;
    const after = withValueAt(schema, before, path, field);
    const { past } = this.state;
    const last = past.at(-1);
    const at = Date.now();
    const isTyping =
      typeof field === "string" &&
      typeof valueAt(before, path) === "string" &&
      last?.file === file &&
      formatPath(last.path) === formatPath(path) &&
      at - last.at < TYPING_MS;
    const step = isTyping
      ? { ...last, after, at }
      : { file, path, before, after, at };
    this.change({
      past: [...(isTyping ? past.slice(0, -1) : past.slice(-200)), step],
      future: [],
    });
    this.put(file, after);
  }

  /** Takes back the last step, or makes it again; returns which it was. */
  step(direction: "undo" | "redo"): Step | undefined {
    const { past, future } = this.state;
    const isUndo = direction === "undo";
    const step = isUndo ? past.at(-1) : future[0];
    if (!step) return undefined;
    this.change(
      isUndo
        ? { past: past.slice(0, -1), future: [step, ...future] }
        : { past: [...past, { ...step, at: 0 }], future: future.slice(1) },
    );
    this.put(step.file, isUndo ? step.before : step.after);
    return step;
  }

  /** Ends a conflict with one's own version or the one on disk. */
  settle(file: string, keep: "mine" | "disk"): void {
    const drafts = new Map(this.state.drafts);
    const draft = drafts.get(file);
    const version = this.state.disk.get(file)?.version ?? "";
    drafts.delete(file);
    if (draft && keep === "mine") drafts.set(file, { ...draft, version });
    this.change({
      drafts,
      ...(keep === "disk" && this.historyWithout([file])),
    });
    this.keepDrafts();
    this.schedule(0);
  }

  /** Reads again what somebody else may have changed. */
  async reload(): Promise<void> {
    const answer = (await ask("GET", "content")) as ContentAnswer;
    if (this.state.saving) return;
    const before = this.state.disk;
    const { disk, source } = this.fromDisk(answer);
    const changed = [...disk.keys()].filter(
      (file) => disk.get(file)?.version !== before.get(file)?.version,
    );
    this.change({ disk, source, ...this.historyWithout(changed) });
    this.check();
  }

  /** Takes note of a picture that was stored. */
  addPicture(path: string, size: { width: number; height: number }): void {
    const { source } = this.state;
    const pictures = new Map(source.pictures).set(path, size);
    this.change({ source: { ...source, pictures } });
  }

  private fromDisk({ files, pictures, icons, ...rest }: ContentAnswer) {
    return {
      disk: new Map(files.map(withValue)),
      source: {
        ...rest,
        files: new Map(files.map(({ file, text }) => [file, text])),
        pictures: new Map(pictures),
        icons: {
          names: new Set(icons.names),
          renamed: new Map(icons.renamed),
        },
        outlines: [],
      },
    };
  }

  /** Steps of files that others changed would bring former content back. */
  private historyWithout(files: readonly string[]) {
    const isOwn = ({ file }: Step) => !files.includes(file);
    const { past, future } = this.state;
    return { past: past.filter(isOwn), future: future.filter(isOwn) };
  }

  private put(file: string, value: unknown): void {
    const drafts = new Map(this.state.drafts);
    const disk = this.state.disk.get(file);
    const version = drafts.get(file)?.version ?? disk?.version ?? "";
    if (
      version === disk?.version &&
      JSON.stringify(value) === JSON.stringify(disk.value)
    )
      drafts.delete(file);
    else drafts.set(file, { value, version });
    this.change({ drafts });
    this.keepDrafts();
    this.schedule(PAUSE_MS);
  }

  private schedule(ms: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.check();
      void this.save();
    }, ms);
  }

  private drafted(): Map<string, string> {
    return new Map(
      [...this.state.drafts].map(([file, { value }]) => [
        file,
        JSON.stringify(value, null, 2),
      ]),
    );
  }

  private check(): void {
    const { source } = this.state;
    const files = new Map([...source.files, ...this.drafted()]);
    const edited = { ...source, files };
    const documents = readDocuments(edited);
    const start = source.folder.length + 1;
    const { problems } = checkSource(edited);
    const warnings = unusedPictures({ documents, source: edited });
    const unused = problems.length > 0 ? [] : warnings;
    this.change({
      problems,
      unused: unused.flatMap(({ places }) =>
        places.map((place) => place.slice(start)),
      ),
    });
  }

  private async save(): Promise<void> {
    const { source, drafts, saving } = this.state;
    // What changes while a file is being written is written after it.
    if (saving) return;
    const texts = [...this.drafted()].filter(
      ([file]) => !this.isConflicting(file),
    );
    const files = [...acceptableFiles(source, new Map(texts)).keys()].map(
      (file) => ({ file, ...drafts.get(file) }),
    );
    if (files.length === 0) {
      this.change({ failure: "" });
      return;
    }
    this.change({ saving: true });
    try {
      const body = JSON.stringify(files);
      this.saved((await ask("PUT", "content", body)) as DiskFile[], drafts);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const { details, message, status } = error;
      this.onDisk(details.files ?? []);
      this.change({ saving: false, failure: status === 409 ? "" : message });
      if (status === 0 || status === 500) this.schedule(RETRY_MS);
    }
  }

  private saved(files: DiskFile[], sent: State["drafts"]): void {
    const drafts = new Map(this.state.drafts);
    for (const { file, version } of files) {
      const value = drafts.get(file)?.value;
      if (value === sent.get(file)?.value) drafts.delete(file);
      else drafts.set(file, { value, version });
    }
    this.onDisk(files);
    const saves = this.state.saves + 1;
    this.change({ drafts, saves, saving: false, failure: "" });
    this.keepDrafts();
    if (drafts.size > 0) this.schedule(PAUSE_MS);
  }

  private onDisk(files: readonly DiskFile[]): void {
    const { disk, source } = this.state;
    const texts = files.map(({ file, text }) => [file, text] as const);
    this.change({
      disk: new Map([...disk, ...files.map(withValue)]),
      source: { ...source, files: new Map([...source.files, ...texts]) },
    });
  }

  private change(part: Partial<State>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.listeners) listener();
  }

  private keepDrafts(): void {
    try {
      const drafts = JSON.stringify([...this.state.drafts]);
      localStorage.setItem(this.storageKey, drafts);
    } catch {
      // Storage is full or refused: a reload then loses what is not valid yet.
    }
  }

  private keptDrafts(): Map<string, Draft> {
    const kept = parse(localStorage.getItem(this.storageKey) ?? "[]");
    const drafts = new Map(kept as [string, Draft][]);
    return new Map([...drafts].filter(([file]) => this.state.disk.has(file)));
  }
}
