import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "../../tests/jest/temporaryFolder";
import { Sync, type Check } from "../server/sync/Sync";
import { Person } from "./Person";

/** A person whose clone the editor works in. */
export class Student extends Person {
  sync: Sync;

  constructor(
    folder: string,
    readonly check?: Check,
  ) {
    super(folder);
    this.sync = new Sync(folder, check);
  }

  /** Starts the editor again, as after it ended at any moment. */
  async restart(): Promise<void> {
    this.sync = new Sync(this.folder, this.check);
    await this.sync.resume();
  }

  /** Fetches and takes what others published. */
  async take(): Promise<number> {
    await this.sync.fetch(new AbortController().signal);
    return (await this.sync.take()).changes;
  }

  /** Sends a request, and returns its branch. */
  async send(title: string): Promise<string> {
    await this.sync.send(title, new AbortController().signal);
    const { request } = await this.sync.status();
    return request?.branch ?? "";
  }

  /** What the editor must leave as it is. */
  clone(): string[] {
    return [
      this.git("rev-parse", "--symbolic-full-name", "HEAD"),
      this.git("rev-parse", "HEAD"),
      this.git("for-each-ref", "refs/heads"),
      this.git("diff", "--cached"),
      this.git("config", "--local", "--list"),
    ];
  }
}

/** Folders with a remote repository and its clones, by their default branch. */
const templates = new Map<string, string>();

/** Creates a bare repository with the fixture's content and clones of it. */
function createTemplate(branch: string): string {
  const base = temporaryFolder();
  const project = process.cwd();
  const remote = path.join(base, "remote.git");
  execFileSync("git", ["init", "-q", "--bare", "-b", branch, remote]);
  const start = (name: string) => {
    const person = Person.clone(remote, path.join(base, name));
    // Copies have a remote of their own.
    person.git("config", "remote.origin.url", "../remote.git");
    person.git("config", "maintenance.auto", "false");
    person.git("checkout", "-q", "-B", branch);
    return person;
  };
  const first = start("first");
  cpSync(path.join(project, "tests/fixtures/site"), first.path(""), {
    recursive: true,
  });
  mkdirSync(path.join(first.folder, "scripts"));
  writeFileSync(path.join(first.folder, "scripts/code.ts"), "1\n");
  writeFileSync(path.join(first.folder, "package-lock.json"), "{}\n");
  first.commit("Start");
  first.push("origin", branch);
  rmSync(first.folder, { recursive: true });
  for (const name of ["student", "other", "reviewer"]) {
    const { folder } = start(name);
    for (const shared of ["node_modules", "src"])
      symlinkSync(
        path.join(project, shared),
        path.join(folder, shared),
        "junction",
      );
    const ignored = "node_modules\nsrc\n.cache\n";
    writeFileSync(path.join(folder, ".git/info/exclude"), ignored);
  }
  return base;
}

/** Copies a repository with the fixture's content and three clones of it. */
export function startTerm(branch = "main", check?: Check) {
  process.env.CONTENT_DIR = "data";
  const template = templates.get(branch) ?? createTemplate(branch);
  templates.set(branch, template);
  const base = temporaryFolder();
  cpSync(template, base, { recursive: true, verbatimSymlinks: true });
  return {
    remote: path.join(base, "remote.git"),
    student: new Student(path.join(base, "student"), check),
    other: new Student(path.join(base, "other"), check),
    reviewer: new Person(path.join(base, "reviewer")),
  };
}
