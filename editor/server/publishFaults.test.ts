import { describeWithGit } from "../../tests/jest/gitEnvironment";
import { execFileSync, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { temporaryFolder } from "../../tests/jest/temporaryFolder";
import { describePublication, publish } from "./publish";
import { answerQuestion, openQuestions } from "./takeUpstream";
import { startTerm } from "../tests/startTerm";
import { refs } from "./upstream";

const project = process.cwd();
const { PATH } = process.env;

afterEach(() => {
  delete process.env.GIT_CONFIG_GLOBAL;
  process.chdir(project);
  process.env.PATH = PATH;
});

/** Returns everything of a clone that publishing must leave as it is. */
const stateOf = (person: { git: (...args: string[]) => string }) => ({
  head: person.git("symbolic-ref", "HEAD"),
  branches: person.git("for-each-ref", "refs/heads"),
  status: person.git("status", "--porcelain"),
  upstream: person.git("config", "--get-regexp", "^branch"),
});

describeWithGit("publishing (needs git)", () => {
  test("never deletes a branch, and publishes no commit or file that is not content", async () => {
    const { student, reviewer, publish } = startTerm(temporaryFolder());
    student.git("branch", "content/mine");
    writeFileSync(path.join(student.folder, "scripts/code.ts"), "2\n");
    student.commit("Unpushed code");
    writeFileSync(path.join(student.folder, "scripts/more.ts"), "3\n");
    student.git("add", "scripts/more.ts");
    student.write("notes.txt", "Private.");
    student.write("images/team/IMG_1.heic", "A photo.");
    student.write("images/team/unused.jpg", "Another photo.");
    symlinkSync("/etc/hostname", student.path("images/team/link.jpg"));
    student.edit("about.json", { heading: "Us" });
    const before = stateOf(student);
    const { request, left } = await publish("Rename us");
    expect(stateOf(student)).toEqual(before);
    const noContent = "no text or picture of the site";
    expect(new Map(left.map(({ file, reason }) => [file, reason]))).toEqual(
      new Map([
        ["images/team/IMG_1.heic", noContent],
        ["images/team/link.jpg", "a link to another file"],
        ["images/team/unused.jpg", "no field uses it"],
        ["notes.txt", noContent],
      ]),
    );
    reviewer.git("fetch", "-q");
    const range = `origin/main...origin/${request?.branch}`;
    expect(reviewer.git("diff", "--name-only", range)).toBe("data/about.json");
    expect(reviewer.git("log", "--format=%s", range)).toBe("Rename us");
  });

  test("refuses to publish nothing and what has problems, and makes no branch for it", async () => {
    const { student, reviewer, publish } = startTerm(temporaryFolder());
    await expect(publish("Nothing")).rejects.toThrow("nothing to publish");
    expect(student.git("config", "branch.main.merge")).toBe("refs/heads/main");
    student.edit("about.json", { heading: "" });
    await expect(publish("Empty")).rejects.toThrow("Correct the problems");
    expect(reviewer.git("ls-remote", "--heads")).not.toContain("content/");
  });

  test("takes a name that is free, also beside a branch called content", async () => {
    const { student, reviewer, publish } = startTerm(temporaryFolder());
    reviewer.push("origin", "HEAD:refs/heads/content");
    student.edit("about.json", { heading: "Us" });
    const { request } = await publish("Us");
    expect(request?.branch).toMatch(/^edits\/.*-us$/);
  });

  test("publishes a new page, and survives broken JSON upstream", async () => {
    const { student, reviewer, publish, sync, clone } =
      startTerm(temporaryFolder());
    reviewer.write("faqs.json", "{ broken");
    reviewer.commit("Break the questions");
    reviewer.push("origin", "main");
    const faqs = student.text("faqs.json");
    await sync();
    expect(student.text("faqs.json")).toBe(faqs);
    expect(await openQuestions(clone)).toMatchObject([
      { file: "faqs.json", hasConflict: false },
    ]);
    await expect(publish("Try")).rejects.toThrow("choose first");
    reviewer.git("revert", "--no-edit", "HEAD");
    reviewer.push("origin", "main");
    await sync();
    expect(await openQuestions(clone)).toEqual([]);
    const terms = student.read("legal/terms.json");
    const description =
      "A page that did not exist before, with a description of its own.";
    const meta = { title: "New", description };
    const page = { ...terms, path: "/new", heading: "New", meta };
    student.write("legal/new.json", JSON.stringify(page));
    expect((await describePublication(clone)).changed).toEqual([
      { file: "legal/new.json", before: undefined },
    ]);
    await publish("Add a page");
  });

  test("asks about a field that both changed, and keeps both until there is an answer", async () => {
    const { student, reviewer, publish, sync, clone } =
      startTerm(temporaryFolder());
    student.edit("about.json", { heading: "Mine", introduction: "Mine, too." });
    const { meta } = reviewer.read("about.json");
    const title = { ...(meta as object), title: "Theirs" };
    reviewer.edit("about.json", { heading: "Theirs", meta: title });
    reviewer.commit("Change the heading");
    reviewer.push("origin", "main");
    expect((await sync()).changes).toBe(1);
    await sync();
    expect(student.read("about.json")).toMatchObject({
      heading: "Mine",
      introduction: "Mine, too.",
      meta: title,
    });
    const [question] = await openQuestions(clone);
    expect(question).toMatchObject({ file: "about.json", hasConflict: true });
    await expect(publish("Mine")).rejects.toThrow("choose first");
    const answer = { branch: "main", file: "about.json" };
    const stale = { ...answer, before: {}, after: question?.theirs };
    await expect(answerQuestion(clone, stale)).rejects.toThrow("Choose again");
    await answerQuestion(clone, {
      ...answer,
      before: question?.base,
      after: question?.theirs,
    });
    expect(await openQuestions(clone)).toEqual([]);
    const { request } = await publish("Mine");
    reviewer.git("fetch", "-q");
    const range = `origin/main..origin/${request?.branch}`;
    expect(reviewer.git("diff", range)).toContain('+  "heading": "Mine"');
  });

  test("keeps a file that others deleted while it was edited", async () => {
    const { student, reviewer, sync, clone } = startTerm(temporaryFolder());
    student.edit("legal/terms.json", { introduction: "Still being written." });
    reviewer.remove("legal/terms.json");
    reviewer.edit("site.json", { url: "https://example.org" });
    reviewer.commit("Remove the terms");
    reviewer.push("origin", "main");
    await sync();
    expect(student.read("legal/terms.json").introduction).toMatch("Still");
    const [question] = await openQuestions(clone);
    expect(question).toMatchObject({
      file: "legal/terms.json",
      hasConflict: true,
    });
    expect(question?.theirs).toBeUndefined();
  });

  test("takes pictures with the texts that name them, and asks about one that both changed", async () => {
    const { student, reviewer, sync, clone } = startTerm(temporaryFolder());
    const photo = student.path("images/team/member-01.jpg");
    const other = student.path("images/team/member-02.jpg");
    const team = reviewer.text("team.json");
    execFileSync("cp", [photo, reviewer.path("images/team/new.jpg")]);
    reviewer.write("team.json", team.replace("member-03.jpg", "new.jpg"));
    execFileSync("cp", [other, reviewer.path("images/team/member-04.jpg")]);
    reviewer.remove("images/team/member-03.jpg");
    reviewer.commit("Change photos");
    reviewer.push("origin", "main");
    execFileSync("cp", [photo, student.path("images/team/member-04.jpg")]);
    await sync();
    expect(student.text("team.json")).toContain("new.jpg");
    expect(student.git("status", "--porcelain")).toBe(
      "M data/images/team/member-04.jpg",
    );
    const [question] = await openQuestions(clone);
    expect(question?.file).toBe("images/team/member-04.jpg");
    await answerQuestion(clone, {
      branch: "main",
      file: "images/team/member-04.jpg",
      before: question?.base,
      after: question?.theirs,
      isTheirs: true,
    });
    expect(student.git("status", "--porcelain")).toBe("");
  });

  test("moves a clean clone forward with its code, and says what to restart", async () => {
    const { student, reviewer, sync } = startTerm(temporaryFolder());
    const code = path.join(reviewer.folder, "scripts/code.ts");
    writeFileSync(code, "2\n");
    reviewer.commit("Change code");
    reviewer.push("origin", "main");
    student.edit("about.json", { heading: "Mine" });
    expect((await sync()).restart).toBe("editor");
    expect(student.git("status", "--porcelain")).toBe("M data/about.json");
    expect(student.git("diff", "--stat", "origin/main", "--", "scripts")).toBe(
      "",
    );
    writeFileSync(path.join(reviewer.folder, "package-lock.json"), "{}");
    reviewer.commit("Change packages");
    reviewer.push("origin", "main");
    // A file that git does not know is never replaced.
    writeFileSync(path.join(student.folder, "package-lock.json"), "mine");
    expect((await sync()).restart).toBe("");
    expect(student.git("status", "--porcelain")).toBe(
      "M data/about.json\n?? package-lock.json",
    );
    execFileSync("rm", [path.join(student.folder, "package-lock.json")]);
    expect((await sync()).restart).toBe("packages");
  });

  test("leaves unpushed commits and other branches where they are", async () => {
    const { student, reviewer, sync } = startTerm(temporaryFolder());
    student.git("switch", "-q", "-c", "feature");
    writeFileSync(path.join(student.folder, "scripts/code.ts"), "mine\n");
    student.commit("Work on a feature");
    const head = student.git("rev-parse", "HEAD");
    reviewer.push("origin", "HEAD:refs/heads/deleted");
    student.git("fetch", "-q");
    reviewer.push("origin", ":deleted");
    reviewer.edit("about.json", { heading: "Theirs" });
    reviewer.commit("Change the heading");
    reviewer.push("origin", "main");
    expect((await sync()).changes).toBe(1);
    expect(student.git("rev-parse", "HEAD")).toBe(head);
    expect(student.read("about.json").heading).toBe("Theirs");
    student.git("rev-parse", "--verify", "refs/remotes/origin/deleted");
    // A branch without commits of its own could be moved, but is not ours.
    student.git("checkout", "-q", "--", "data");
    student.git("switch", "-q", "-c", "other", "main");
    const start = student.git("rev-parse", "HEAD");
    await sync();
    expect(student.git("rev-parse", "HEAD")).toBe(start);
  });

  test("works without main, with a detached HEAD and with Windows line endings", async () => {
    const term = startTerm(temporaryFolder(), "trunk");
    const { student, reviewer, publish, sync } = term;
    student.git("config", "core.autocrlf", "true");
    student.git("checkout", "-q", "--detach");
    student.write(
      "about.json",
      student
        .text("about.json")
        .replaceAll("\n", "\r\n")
        .replace('"heading": "', '"heading": "Now '),
    );
    const { request } = await publish("Now");
    reviewer.git("fetch", "-q");
    const range = `origin/trunk..origin/${request?.branch}`;
    expect(reviewer.git("diff", "--shortstat", range)).toMatch(
      "1 insertion(+), 1 deletion(-)",
    );
    reviewer.git("merge", "-q", "--ff-only", `origin/${request?.branch}`);
    reviewer.push("origin", "trunk", `:${request?.branch}`);
    expect(await sync()).toEqual({ changes: 0, restart: "" });
  });

  test("does nothing in the middle of a merge", async () => {
    const { student, sync, publish } = startTerm(temporaryFolder());
    student.git("switch", "-q", "-c", "other");
    student.edit("about.json", { heading: "Other" });
    student.commit("Other");
    student.git("switch", "-q", "main");
    student.edit("about.json", { heading: "Main" });
    student.commit("Main");
    expect(() => student.git("merge", "other")).toThrow();
    const status = student.git("status", "--porcelain");
    await expect(sync()).rejects.toThrow("in the middle of a merge");
    await expect(publish("Try")).rejects.toThrow("in the middle of a merge");
    expect(student.git("status", "--porcelain")).toBe(status);
  });

  test("asks nothing after it ended between sending and noting it", async () => {
    const { student, reviewer, publish, sync, clone } =
      startTerm(temporaryFolder());
    student.edit("about.json", { heading: "First" });
    const { request } = await publish("First");
    const branch = request?.branch ?? "";
    const first = student.git("rev-parse", refs.base + branch);
    student.edit("about.json", { heading: "Second" });
    await publish("Second");
    // As it is when the process ends after the push.
    student.git("update-ref", refs.base + branch, first);
    reviewer.git("fetch", "-q");
    reviewer.git("checkout", "-q", "-B", "fix", `origin/${branch}`);
    reviewer.edit("about.json", { heading: "Third" });
    reviewer.commit("Fix");
    reviewer.push("origin", `fix:${branch}`);
    await sync();
    expect(await openQuestions(clone)).toEqual([]);
    expect(student.read("about.json").heading).toBe("Third");
  });

  /** Makes a program that replaces another one, such as a slow network. */
  function fakeProgram(name: string, script: string): void {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(path.join(folder, name), 0o755);
    process.env.PATH = `${folder}${path.delimiter}${PATH}`;
  }

  test("says the cause: hook, protected branch, login, network, identity, no git", async () => {
    const { student, remote, publish } = startTerm(temporaryFolder());
    student.edit("about.json", { heading: "Us" });
    const before = stateOf(student);
    const hook = (folder: string, name: string, script: string) => {
      mkdirSync(path.join(folder, "hooks"), { recursive: true });
      const file = path.join(folder, "hooks", name);
      writeFileSync(file, `#!/bin/sh\n${script}\n`);
      chmodSync(file, 0o755);
      return () => execFileSync("rm", [file]);
    };
    const allow = hook(remote, "pre-receive", "echo 'Too many words.'; exit 1");
    await expect(publish("Us")).rejects.toMatchObject({
      message: expect.stringContaining(
        "A check of the project refused it",
      ) as string,
      details: expect.stringContaining("Too many words.") as string,
    });
    allow();
    const protect = "echo 'GH006: Protected branch update failed.'; exit 1";
    const unprotect = hook(remote, "pre-receive", protect);
    await expect(publish("Us")).rejects.toThrow("does not let you push");
    unprotect();
    const stop = hook(path.join(student.folder, ".git"), "pre-push", "exit 1");
    await expect(publish("Us")).rejects.toThrow("A check of the project");
    stop();
    student.git("remote", "set-url", "origin", "ssh://git@localhost/site.git");
    fakeProgram(
      "ssh",
      "echo 'git@localhost: Permission denied (publickey).' >&2; exit 255",
    );
    await expect(publish("Us")).rejects.toThrow("refused your login");
    fakeProgram("ssh", "echo 'ssh: Could not resolve hostname' >&2; exit 255");
    await expect(publish("Us")).rejects.toThrow("cannot be reached");
    process.env.PATH = PATH;
    student.git("remote", "set-url", "origin", remote);
    process.env.GIT_CONFIG_GLOBAL = path.join(student.folder, "none");
    student.git("config", "user.useConfigOnly", "true");
    student.git("config", "--unset", "user.email");
    await expect(publish("Us")).rejects.toThrow("does not know who you are");
    student.git("config", "user.email", "student@example.org");
    expect(stateOf(student)).toEqual(before);
    // What was refused is not on record.
    expect(student.git("for-each-ref", refs.pushed)).toBe("");
    student.git("remote", "remove", "origin");
    await expect(publish("Us")).rejects.toThrow(
      "no git repository with a remote",
    );
    process.env.PATH = temporaryFolder();
    await expect(publish("Us")).rejects.toThrow("Git is not installed");
  });

  test("can be canceled while the network is slow, with all that git has started", async () => {
    const { student, remote, publish } = startTerm(temporaryFolder());
    student.edit("about.json", { heading: "Us" });
    student.git("remote", "set-url", "origin", "ssh://git@localhost/site.git");
    const mark = path.join(temporaryFolder(), "pid");
    const publishUntil = async (file: string) => {
      const canceled = new AbortController();
      const sending = publish("Us", canceled.signal);
      sending.catch(() => undefined);
      while (!existsSync(file)) await wait(50);
      canceled.abort();
      return sending;
    };
    fakeProgram("ssh", `echo $$ > ${mark}; exec sleep 600`);
    await expect(publishUntil(mark)).rejects.toThrow();
    const pid = Number(
      execFileSync("cat", [mark], { encoding: "utf8", env: { PATH } }),
    );
    const state = () =>
      spawnSync("ps", ["-o", "stat=", "-p", `${pid}`], {
        encoding: "utf8",
        env: { PATH },
      }).stdout;
    // Until it is gone, or dead and not yet collected by the system.
    while (/^[SRD]/.test(state())) await wait(100);
    process.env.PATH = PATH;
    student.git("remote", "set-url", "origin", remote);
    const hook = path.join(remote, "hooks/pre-receive");
    const arrived = path.join(temporaryFolder(), "arrived");
    mkdirSync(path.dirname(hook), { recursive: true });
    writeFileSync(hook, `#!/bin/sh\ntouch ${arrived}; exec sleep 600\n`);
    chmodSync(hook, 0o755);
    await expect(publishUntil(arrived)).rejects.toThrow();
    // Nobody knows whether it has arrived, so it stays on record.
    expect(student.git("for-each-ref", refs.pushed)).not.toBe("");
    rmSync(hook);
    await publish("Us");
  });

  test("asks for no password in the terminal", async () => {
    const { student, publish } = startTerm(temporaryFolder());
    student.edit("about.json", { heading: "Us" });
    const server = createServer((_, response) => {
      const headers = { "WWW-Authenticate": 'Basic realm="git"' };
      response.writeHead(401, headers).end();
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const address = `http://127.0.0.1:${port}/site.git`;
    student.git("remote", "set-url", "origin", address);
    student.git("config", "credential.helper", "");
    // A program that asks in a window would be run before the terminal.
    student.git("config", "core.askPass", "");
    await expect(publish("Us")).rejects.toMatchObject({
      message: expect.stringContaining("refused your login") as string,
      details: expect.stringContaining("terminal prompts disabled") as string,
    });
    server.close();
  });

  test("overwrites nothing that somebody publishes at the same moment", async () => {
    const { student, reviewer, publish } = startTerm(temporaryFolder());
    student.edit("about.json", { heading: "Us" });
    const { request } = await publish("Us");
    const branch = request?.branch ?? "";
    reviewer.git("fetch", "-q");
    reviewer.git("checkout", "-q", "-B", "fix", `origin/${branch}`);
    reviewer.edit("about.json", { introduction: "Fixed." });
    reviewer.commit("Fix");
    student.edit("about.json", { heading: "You and us" });
    const hooks = path.join(student.folder, ".git/hooks");
    mkdirSync(hooks, { recursive: true });
    // Runs between fetching and sending.
    const hook = path.join(hooks, "reference-transaction");
    const script = [
      "#!/bin/sh",
      `[ "$1" = committed ] && grep -q ${refs.pushed} || exit 0`,
      "unset $(git rev-parse --local-env-vars)",
      `cd '${reviewer.folder}' && git push -q origin fix:${branch}`,
    ];
    writeFileSync(hook, script.join("\n"));
    chmodSync(hook, 0o755);
    await expect(publish("More")).rejects.toThrow("at the same moment");
    const fix = reviewer.git("rev-parse", "fix");
    expect(reviewer.git("ls-remote", "origin", branch)).toContain(fix);
    rmSync(hook);
    await publish("More");
    expect(student.read("about.json")).toMatchObject({
      heading: "You and us",
      introduction: "Fixed.",
    });
    expect(reviewer.linesOf(branch)).toHaveLength(4);
  });

  test("leaves a branch of the same name with unpushed work as it is", async () => {
    const { student, reviewer, publish } = startTerm(temporaryFolder());
    const now = jest.spyOn(Date.prototype, "toISOString");
    now.mockReturnValue("2026-11-23T20:30:00.000Z");
    const branch = "content/20261123t2030-us";
    student.git("switch", "-q", "-c", branch);
    student.edit("about.json", { introduction: "Not pushed." });
    student.commit("Unpushed work");
    student.git("switch", "-q", "main");
    student.edit("about.json", { heading: "Us" });
    const before = stateOf(student);
    const { request } = await publish("Us");
    now.mockRestore();
    expect(request?.branch).toBe(branch);
    expect(stateOf(student)).toEqual(before);
    expect(student.git("log", "-1", "--format=%s", branch)).toBe(
      "Unpushed work",
    );
    reviewer.git("fetch", "-q");
    const sent = `origin/main...origin/${branch}`;
    expect(reviewer.git("diff", sent)).not.toContain("Not pushed.");
  });

  test("needs a summary and a repository", async () => {
    const folder = temporaryFolder();
    const clone = { rootDir: folder, folder: "data" };
    const { signal } = new AbortController();
    const send = (title: string) =>
      publish(clone, title, (work) => work(), signal);
    await expect(send(" \n")).rejects.toThrow("Say in one line");
    await expect(send("Us")).rejects.toThrow("no git repository");
  });
});
