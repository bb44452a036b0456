import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "../../tests/jest/temporaryFolder";
import { Person } from "./Person";
import { cloneIn, type Clone } from "../server/git";
import { publish } from "../server/publish";
import { takeUpstream } from "../server/takeUpstream";
import { fetchUpstream } from "../server/upstream";

interface Term {
  remote: string;
  student: Person;
  reviewer: Person;
  clone: Clone;
  sync: () => ReturnType<typeof takeUpstream>;
  publish: (title: string, signal?: AbortSignal) => ReturnType<typeof publish>;
}

/** Folders with a remote repository and two clones, by their default branch. */
const templates = new Map<string, string>();

/** Creates a bare repository with the fixture's content and two clones of it. */
function createTemplate(branch: string): string {
  const base = temporaryFolder();
  const project = process.cwd();
  const remote = path.join(base, "remote.git");
  execFileSync("git", ["init", "-q", "--bare", "-b", branch, remote]);
  const start = (name: string) => {
    const person = new Person(path.join(base, name));
    execFileSync("git", ["clone", "-q", remote, person.folder], {
      stdio: "pipe",
    });
    // Copies have a remote of their own.
    person.git("config", "remote.origin.url", "../remote.git");
    person.git("config", "user.name", name);
    person.git("config", "user.email", `${name}@example.org`);
    person.git("checkout", "-q", "-B", branch);
    return person;
  };
  const first = start("first");
  cpSync(path.join(project, "tests/fixtures/site"), first.path(""), {
    recursive: true,
  });
  mkdirSync(path.join(first.folder, "scripts"));
  writeFileSync(path.join(first.folder, "scripts/code.ts"), "1\n");
  first.commit("Start");
  first.push("origin", branch);
  rmSync(first.folder, { recursive: true });
  const student = start("student");
  start("reviewer");
  for (const name of ["node_modules", "src"])
    symlinkSync(
      path.join(project, name),
      path.join(student.folder, name),
      "junction",
    );
  writeFileSync(
    path.join(student.folder, ".git/info/exclude"),
    "node_modules\nsrc\n.cache\n",
  );
  return base;
}

/**
 * Copies a repository with the fixture's content and two clones of it, and works
 * in the student's from now on.
 *
 * @param base an empty folder
 */
export function startTerm(base: string, branch = "main"): Term {
  const template = templates.get(branch) ?? createTemplate(branch);
  templates.set(branch, template);
  cpSync(template, base, { recursive: true, verbatimSymlinks: true });
  const remote = path.join(base, "remote.git");
  const student = new Person(path.join(base, "student"));
  const reviewer = new Person(path.join(base, "reviewer"));
  process.env.CONTENT_DIR = "data";
  process.chdir(student.folder);
  const clone = cloneIn(student.folder);
  const { signal } = new AbortController();
  return {
    remote,
    student,
    reviewer,
    clone,
    sync: async () => {
      await fetchUpstream(clone, signal);
      return takeUpstream(clone);
    },
    publish: (title, canceled = signal) =>
      publish(clone, title, (work) => work(), canceled),
  };
}
