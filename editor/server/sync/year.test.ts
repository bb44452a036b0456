import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

import { describeWithGit } from "../../../tests/jest/gitEnvironment";
import { answerQuestion, type OpenQuestion } from "../../document";
import { HttpError } from "../../HttpError";
import type { Person } from "../../tests/Person";
import { startTerm, type Student } from "../../tests/startTerm";

/** Any number of years: SEEDS=1-30, or SEEDS=17. */
const [first = 1, last = first] = (process.env.SEEDS ?? "1")
  .split("-")
  .map(Number);
const seeds = Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** A pseudorandom number below 1 (mulberry32), the same for each seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Faq {
  question: string;
  answer: string;
}

const edited = ["about.json", "features.json", "faqs.json"];

/** The steps of four people, and what a year is to end with. */
class Year {
  private readonly random: () => number;
  /** The questions that were added, and not removed by anybody. */
  readonly added = new Set<string>();
  readonly removed = new Set<string>();
  /** The branches of requests, by their student. */
  private readonly open = new Map<Student, string>();
  readonly log: string[] = [];
  private count = 0;

  constructor(
    seed: number,
    readonly students: readonly Student[],
    readonly reviewer: Person,
  ) {
    this.random = randomOf(seed);
  }

  private below(limit: number) {
    return Math.floor(this.random() * limit);
  }

  private pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error("There is nothing to pick.");
    return item;
  }

  private next(): number {
    this.count += 1;
    return this.count;
  }

  /** One step of somebody. */
  async step(): Promise<void> {
    const student = this.pick(this.students);
    const steps: readonly (readonly [number, string, () => unknown])[] = [
      [8, "edits", () => this.edit(student)],
      [3, "takes", () => this.take(student)],
      [4, "sends", () => this.send(student)],
      [
        2,
        "colleague",
        () => this.reviewer.changeOn("main", () => this.edit(this.reviewer)),
      ],
      [3, "merge", () => this.merge()],
      [1, "fix", () => this.fix()],
      [1, "close", () => this.close()],
    ];
    const all = steps.flatMap((step) =>
      Array.from({ length: step[0] }, () => step),
    );
    const [, name, act] = this.pick(all);
    this.log.push(`${path.basename(student.folder)} ${name}`);
    await act();
    if (name === "edits") await student.sync.record(edited);
  }

  /** Changes fields, a list or the pages. */
  private edit(person: Person): void {
    const { faqs } = person.read("faqs.json") as { faqs: Faq[] };
    const number = this.next();
    const [one, ...others] = faqs;
    const picked = this.pick(faqs);
    const setFaqs = (list: readonly (Faq | undefined)[]) =>
      person.edit("faqs.json", { faqs: list.filter(Boolean) });
    const kind = this.pick([
      "field",
      "field",
      "entry",
      "add",
      "add",
      "remove",
      "move",
      "page",
      "no page",
    ]);
    this.log.push(`  ${kind} ${number}`);
    if (kind === "field") {
      const field = this.pick(["heading", "introduction"]);
      const file = this.pick(["about.json", "features.json"]);
      person.edit(file, { [field]: `Text ${number}` });
    } else if (kind === "entry") {
      const entry = { ...picked, answer: `Answer ${number}` };
      setFaqs(faqs.map((each) => (each === picked ? entry : each)));
    } else if (kind === "add") {
      const question = `Question ${number}?`;
      this.added.add(question);
      const entry = { question, answer: `The answer ${number}` };
      setFaqs(faqs.toSpliced(this.below(faqs.length + 1), 0, entry));
    } else if (kind === "remove" && faqs.length > 2) {
      this.forget(picked.question);
      setFaqs(faqs.filter((each) => each !== picked));
    } else if (kind === "move") setFaqs([...others, one]);
    else if (kind === "page") {
      const page = `legal/page-${number}.json`;
      person.write(page, person.text("legal/terms.json"));
      this.added.add(page);
    } else {
      const pages = readdirSync(person.path("legal"));
      const page = pages.find((name) => name.startsWith("page-"));
      if (!page) return;
      person.remove(`legal/${page}`);
      this.forget(`legal/${page}`);
      edited.push(`legal/${page}`);
    }
  }

  private forget(name: string): void {
    this.added.delete(name);
    this.removed.add(name);
  }

  /** Takes, and answers each question: what somebody removed stays removed. */
  async take(student: Student): Promise<void> {
    await student.take();
    for (let limit = 20; limit > 0; limit -= 1) {
      const [question] = await student.sync.questions();
      if (!question) return;
      const { mine, theirs } = question;
      const isTheirs =
        theirs === undefined || (mine !== undefined && this.random() < 0.5);
      const place = [question.file, ...question.path].join(" ");
      this.log.push(`  ${place}: ${isTheirs ? "theirs" : "mine"}`);
      if (isTheirs) choose(student, question);
      await student.sync.answer(question);
      await student.sync.record([question.file]);
    }
    throw new Error("The questions have no end.");
  }

  /** Sends what there is, also a refreshed request. */
  async send(student: Student): Promise<void> {
    const title = `Change ${this.next()}`;
    try {
      this.open.set(student, await student.send(title));
    } catch (error) {
      const { message } = error as HttpError;
      if (message.includes("nothing to publish")) return;
      if (!message.includes("choose first")) throw error;
      await this.take(student);
      await this.send(student);
    }
  }

  private pickOpen(): [Student, string] | [] {
    return this.open.size > 0 ? this.pick([...this.open]) : [];
  }

  private fix(): void {
    const [, branch] = this.pickOpen();
    const fields = { heading: `Fixed ${this.next()}` };
    if (branch) this.reviewer.change("about.json", fields, branch);
  }

  private close(): void {
    const [student, branch] = this.pickOpen();
    if (!student) return;
    this.reviewer.push("origin", `:${branch}`);
    this.open.delete(student);
  }

  /** Merges a request; one that was overtaken is refreshed by its student first. */
  private async merge(
    student = this.pickOpen()[0],
    kind = this.pick(["squash", "merge", "rebase"]),
  ): Promise<void> {
    const branch = student && this.open.get(student);
    if (!branch) return;
    this.log.push(`  ${kind} ${branch}`);
    if (!this.tryMerge(kind, branch)) {
      this.log.push("  is overtaken");
      await this.send(student);
      if (this.open.get(student) !== branch) return;
      if (!this.tryMerge("squash", branch))
        throw new Error(`${branch} is stuck.`);
    }
    this.open.delete(student);
  }

  private tryMerge(kind: string, branch: string): boolean {
    const { reviewer } = this;
    const request = `origin/${branch}`;
    reviewer.checkOut("main");
    try {
      if (kind === "merge")
        reviewer.git("merge", "-q", "--no-ff", "--no-edit", request);
      else if (kind === "squash") {
        reviewer.git("merge", "-q", "--squash", request);
        reviewer.commit(`Squash ${branch}`);
      } else {
        reviewer.git("checkout", "-q", "--detach", request);
        reviewer.git("rebase", "-q", "origin/main");
        reviewer.git("checkout", "-q", "-B", "work");
      }
    } catch {
      if (kind === "rebase") reviewer.git("rebase", "--abort");
      reviewer.git("reset", "-q", "--hard");
      return false;
    }
    const deleted = this.random() < 0.7 ? [`:${branch}`] : [];
    reviewer.push("origin", "work:main", ...deleted);
    return true;
  }

  /** Publishes all that is left. */
  async end(): Promise<void> {
    for (let round = 0; round < 4; round += 1)
      for (const student of this.students) {
        await this.send(student);
        await this.merge(student, "squash");
      }
    for (const student of this.students) await this.take(student);
  }
}

/** Writes their version, as the editor's document does. */
function choose(student: Student, question: OpenQuestion) {
  const { file } = question;
  const values = new Map<string, unknown>();
  if (existsSync(student.path(file))) values.set(file, student.read(file));
  const document = { values, saved: values, questions: [] };
  const chosen = answerQuestion(document, question, "theirs").values.get(file);
  if (chosen === undefined) student.remove(file);
  else student.write(file, JSON.stringify(chosen, null, 2));
}

/** Returns all content of a person, without its layout. */
const contentOf = (person: Person) =>
  readdirSync(person.path(""), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json") && !file.startsWith("schemas"))
    .sort()
    .map((file) => [file, person.read(file)] as const);

describeWithGit("a random year (needs git)", () => {
  test.each(seeds)(
    "loses nothing, and no request is stuck; seed %i",
    async (seed) => {
      const { student, other, reviewer } = startTerm();
      const students = [student, other];
      const clones = students.map((each) => each.clone());
      const year = new Year(seed, students, reviewer);
      try {
        for (let step = 0; step < 60; step += 1) await year.step();
        await year.end();
        reviewer.checkOut("main");
        const published = contentOf(reviewer);
        const { faqs } = reviewer.read("faqs.json") as { faqs: Faq[] };
        const names = new Set(faqs.map(({ question }) => question));
        for (const [file] of published) names.add(file);
        expect([...year.added].filter((name) => !names.has(name))).toEqual([]);
        expect([...year.removed].filter((name) => names.has(name))).toEqual([]);
        for (const each of students) expect(contentOf(each)).toEqual(published);
        expect(students.map((each) => each.clone())).toEqual(clones);
      } catch (error) {
        const details = error instanceof HttpError ? error.details : "";
        throw new Error(`Seed ${seed}:\n${year.log.join("\n")}\n${details}`, {
          cause: error,
        });
      }
    },
  );
});
