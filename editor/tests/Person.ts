import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

export type Json = Record<string, unknown>;

/** A clone with content, as a person works with it. */
export class Person {
  constructor(readonly folder: string) {}

  /** Clones a repository for somebody. */
  static clone(remote: string, folder: string): Person {
    const person = new Person(folder);
    execFileSync("git", ["clone", "-q", remote, folder], { stdio: "pipe" });
    person.setName(path.basename(folder));
    return person;
  }

  setName(name: string): void {
    this.git("config", "user.name", name);
    this.git("config", "user.email", `${name}@example.org`);
  }

  git(...args: string[]): string {
    const stdio = "pipe";
    return execFileSync("git", args, {
      cwd: this.folder,
      encoding: "utf8",
      stdio,
    }).trim();
  }

  path(file: string): string {
    return path.join(this.folder, "data", file);
  }

  text(file: string): string {
    return readFileSync(this.path(file), "utf8");
  }

  read(file: string): Json {
    return JSON.parse(this.text(file)) as Json;
  }

  write(file: string, text: string | Buffer): void {
    writeFileSync(this.path(file), text);
  }

  /** Changes fields of a file, as a text editor does. */
  edit(file: string, fields: Json): void {
    const value = { ...this.read(file), ...fields };
    this.write(file, `${JSON.stringify(value, null, 2)}\n`);
  }

  remove(file: string): void {
    rmSync(this.path(file));
  }

  commit(title: string): void {
    this.git("add", "--all");
    this.git("commit", "--quiet", "--allow-empty", "--message", title);
  }

  push(...args: string[]): void {
    this.git("push", "--quiet", ...args);
  }

  /** Goes to the newest version of a branch of the remote. */
  checkOut(branch: string): void {
    this.git("fetch", "-q", "--prune");
    this.git("checkout", "-q", "-B", "work", `origin/${branch}`);
  }

  /** Changes a branch of the remote. */
  changeOn(branch: string, work: () => void): void {
    this.checkOut(branch);
    work();
    this.commit("Change");
    this.push("origin", `work:${branch}`);
  }

  /** Changes fields of a file on a branch of the remote. */
  change(file: string, fields: Json, branch = "main"): void {
    this.changeOn(branch, () => this.edit(file, fields));
  }

  /** Merges a request, and deletes its branch. */
  publish(branch: string): void {
    this.changeOn("main", () =>
      this.git("merge", "-q", "--squash", `origin/${branch}`),
    );
    this.push("origin", `:${branch}`);
  }

  /**
   * Returns the changed lines of a branch against the default branch.
   *
   * @throws Error if it cannot be merged
   */
  linesOf(branch: string): string[] {
    this.checkOut("main");
    this.git("merge", "-q", "--no-edit", `origin/${branch}`);
    return this.git("diff", "--unified=0", "origin/main", "HEAD")
      .split("\n")
      .filter((line) => /^[+-](?![+-])/.test(line))
      .map((line) => line.replace(/^(.)\s+/, "$1 "));
  }
}
