import { readFile, rename } from "node:fs/promises";
import path from "node:path";

import type { ContentSource } from "../../src/content/content";
import { contentTypeOf } from "../../src/content/contentTypes";
import { readSource } from "../../src/node/content/readSource";
import {
  answerQuestion,
  applyOperation,
  settle,
  takeFile,
  type EditedDocument,
  type OpenQuestion,
  type Operation,
  type Place,
  type Values,
} from "../document";
import { HttpError } from "../HttpError";
import { isSame } from "../merge/matchEntries";
import type { Applied, FileState, Update } from "../messages";
import { withRevisions } from "../revisions";
import { valueAt } from "../contentValues";
import { formatContent } from "./contentFiles";
import { writeAtomically } from "./writeAtomically";

/** Operations that a tab may send again, because it got no answer. */
const KEPT_OPERATIONS = 500;

/** What is kept on disk of the document. */
interface Kept {
  files: Omit<FileState, "broken">[];
  questions: OpenQuestion[];
  applied: string[];
}

/** The one document that all tabs edit. One call at a time: the caller queues. */
export class DocumentStore {
  private document: EditedDocument = {
    values: new Map(),
    saved: new Map(),
    questions: [],
  };
  private source: ContentSource | undefined;
  private readonly broken = new Map<string, string>();
  private applied: string[] = [];
  private held: Place[] = [];
  private failure = "";
  private saves = 0;
  private written: string[] = [];
  /** What is published: an entry's revision is raised once against it. */
  private published: Values = new Map();

  /**
   * @param kept the file in which what is not valid survives, relative to the
   *   project's folder or absolute
   * @param onUpdate takes what has changed for the tabs
   */
  constructor(
    private readonly rootDir: string,
    private readonly kept: string,
    private readonly onUpdate: (update: Update) => void,
  ) {}

  /** Reads what is on disk, and what an earlier process could not write there. */
  async open(): Promise<void> {
    const file = path.resolve(this.rootDir, this.kept);
    try {
      const text = await readFile(file, "utf8");
      const { files, questions, applied } = JSON.parse(text) as Kept;
      this.applied = applied;
      this.document = {
        values: new Map(files.map((each) => [each.file, each.value])),
        saved: new Map(files.map((each) => [each.file, each.saved])),
        questions,
      };
    } catch (error) {
      if (error instanceof SyntaxError) await rename(file, `${file}.damaged`);
      else if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
    await this.read();
    this.published = this.document.saved;
  }

  /** Takes what others have changed on disk. */
  async read(): Promise<void> {
    const former = this.source;
    const source = await readSource();
    const before = this.document;
    this.source = source;
    const names = [...source.files.keys(), ...before.saved.keys()];
    const files = [...new Set(names.filter(contentTypeOf))].filter(
      (file) => former?.files.get(file) !== source.files.get(file) || !former,
    );
    for (const file of files) {
      const text = source.files.get(file);
      this.broken.delete(file);
      try {
        const disk: unknown = text === undefined ? text : JSON.parse(text);
        if (!isSame(disk, this.document.saved.get(file)))
          this.document = takeFile(this.document, file, disk);
      } catch {
        this.broken.set(file, text ?? "");
      }
    }
    const pictures = [...source.pictures];
    if (files.length === 0 && isSame([...(former?.pictures ?? [])], pictures))
      return;
    await this.save();
    this.tell([...new Set([...files, ...this.differing(before)])], []);
  }

  /** Applies what tabs send; what is sent again is applied once. */
  async apply(operations: readonly Operation[]): Promise<Applied> {
    for (const { file } of operations)
      if (!contentTypeOf(file) || !/^[\w./-]+$/.test(file))
        throw new HttpError(400, `${file} is not a file of the content.`);
    await this.read();
    const before = this.document;
    const refused: string[] = [];
    for (const operation of operations) {
      const { id, file } = operation;
      if (this.applied.includes(id)) continue;
      const next = applyOperation(this.document, operation);
      if (!next) {
        refused.push(id);
        continue;
      }
      const value = withRevisions(
        contentTypeOf(file)?.schema,
        this.published.get(file),
        next.values.get(file),
      );
      const values = new Map(next.values).set(file, value);
      this.document = { ...next, values };
    }
    const ids = operations.map(({ id }) => id);
    this.applied = [...this.applied, ...ids].slice(-KEPT_OPERATIONS);
    await this.keepAndSave(before, operations.at(-1), ids);
    return { refused };
  }

  /** Keeps one of two versions of a field. */
  async answer(question: OpenQuestion, keep: "mine" | "theirs"): Promise<void> {
    await this.read();
    const before = this.document;
    this.document = answerQuestion(before, question, keep);
    await this.keepAndSave(before, question, []);
  }

  /** Writes again what could not be written. */
  async retry(): Promise<void> {
    await this.keepAndSave(this.document, undefined, []);
  }

  /** Returns the files that the editor itself has written since the last call. */
  takeWritten(): string[] {
    return this.written.splice(0);
  }

  /** Notes what is published of the files that differ from it. */
  setPublished(changed: readonly { file: string; before: unknown }[]): void {
    const before = changed.map((each) => [each.file, each.before] as const);
    this.published = new Map([...this.document.saved, ...before]);
  }

  /** Returns everything that a new tab needs. */
  everything(): Update {
    const { values, saved } = this.document;
    const files = new Set([
      ...values.keys(),
      ...saved.keys(),
      ...this.broken.keys(),
    ]);
    return {
      ...this.update([...files]),
      ...this.project(),
      applied: this.applied,
    };
  }

  /** Returns the questions about what is not on disk yet. */
  questions() {
    const { questions, values } = this.document;
    return questions.map((question) => ({
      ...question,
      mine: valueAt(values.get(question.file), question.path),
    }));
  }

  private project(): Update {
    if (!this.source) return {};
    const { files: _files, pictures, icons, ...rest } = this.source;
    const names = [...icons.names];
    const renamed = [...icons.renamed];
    return {
      project: {
        ...rest,
        pictures: [...pictures],
        icons: { names, renamed },
      },
    };
  }

  private async keepAndSave(
    before: EditedDocument,
    last: Place | undefined,
    applied: string[],
  ): Promise<void> {
    // It is kept before it is tried to write it, and before it is answered.
    await this.keep();
    await this.save(last);
    this.tell(this.differing(before), applied);
  }

  private async keep(): Promise<void> {
    const { values, saved, questions } = this.document;
    const files = this.differing({ ...this.document, values: saved }).map(
      (file) => ({ file, value: values.get(file), saved: saved.get(file) }),
    );
    const kept: Kept = {
      files,
      questions: [...questions],
      applied: this.applied,
    };
    await writeAtomically(this.rootDir, this.kept, JSON.stringify(kept));
  }

  /** Writes all that is valid. */
  private async save(last?: Place): Promise<void> {
    if (!this.source) return;
    const { saved, values } = this.document;
    const readable = new Map(values);
    for (const file of this.broken.keys()) readable.set(file, saved.get(file));
    const settled = settle(
      { ...this.document, values: readable },
      this.source,
      last,
    );
    this.held = settled.held.map(({ file, path: at }) => ({ file, path: at }));
    this.failure = "";
    const files = [...settled.values].filter(
      ([file, value]) => !isSame(value, saved.get(file)),
    );
    const texts = new Map(this.source.files);
    for (const [file, value] of files) {
      const text = value === undefined ? value : await formatContent(value);
      try {
        const target = path.join(this.source.folder, file);
        await writeAtomically(this.rootDir, target, text);
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        this.failure = error.message;
        continue;
      }
      if (text === undefined) texts.delete(file);
      else texts.set(file, text);
      const { saved: now } = this.document;
      this.document = {
        ...this.document,
        saved: new Map(now).set(file, value),
      };
      this.written.push(file);
    }
    this.source = { ...this.source, files: texts };
    if (files.length === 0) return;
    this.saves += 1;
    await this.keep();
  }

  private differing({ values, saved }: EditedDocument): string[] {
    const { values: nowValues, saved: nowSaved } = this.document;
    const files = new Set([
      ...values.keys(),
      ...nowValues.keys(),
      ...nowSaved.keys(),
    ]);
    return [...files].filter(
      (file) =>
        !isSame(values.get(file), nowValues.get(file)) ||
        !isSame(saved.get(file), nowSaved.get(file)),
    );
  }

  private tell(files: string[], applied: string[]): void {
    this.onUpdate({ ...this.update(files), applied, ...this.project() });
  }

  private update(files: readonly string[]): Update {
    const { values, saved } = this.document;
    return {
      files: files.map((file) => {
        const broken = this.broken.get(file);
        return {
          file,
          value: values.get(file),
          saved: saved.get(file),
          ...(broken !== undefined && { broken }),
        };
      }),
      held: this.held,
      failure: this.failure,
      saves: this.saves,
    };
  }
}
