import { spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { describeWithGit } from "../../../tests/jest/gitEnvironment";
import { temporaryFolder } from "../../../tests/jest/temporaryFolder";
import { startTerm, Student } from "../../tests/startTerm";
import { requestAddress } from "./request";
import { Sync } from "./Sync";

const { PATH } = process.env;

afterEach(() => {
  for (const name of ["GLOBAL", "NOSYSTEM"])
    delete process.env[`GIT_CONFIG_${name}`];
  delete process.env.GIT_COMMITTER_DATE;
  process.env.PATH = PATH;
});

/** Makes a program that replaces another one, such as a slow network. */
function fakeProgram(name: string, script: string): void {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, name), `#!/bin/sh\n${script}\n`);
  chmodSync(path.join(folder, name), 0o755);
  process.env.PATH = `${folder}${path.delimiter}${PATH}`;
}

/** Makes a hook, and returns a function that removes it. */
function hook(folder: string, name: string, script: string): () => void {
  mkdirSync(path.join(folder, "hooks"), { recursive: true });
  const file = path.join(folder, "hooks", name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return () => rmSync(file);
}

/** Returns git without the fake that stands before it. */
const realGit = `PATH='${PATH}' git "$@"`;

describeWithGit("bad input (needs git)", () => {
  test("sends no commit or file that is not content, and names what stays", async () => {
    const { student, reviewer } = startTerm();
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
    const before = [student.clone(), student.git("status", "--porcelain")];
    const branch = await student.send("Rename us");
    const after = [student.clone(), student.git("status", "--porcelain")];
    expect(after).toEqual(before);
    const { left } = await student.sync.status();
    const reasons = left.map(({ file, reason }) => `${file}: ${reason}`);
    expect(reasons.sort()).toEqual([
      "images/team/IMG_1.heic: no text or picture of the site",
      "images/team/link.jpg: a link to another file",
      "images/team/unused.jpg: no field uses it",
      "notes.txt: no text or picture of the site",
    ]);
    reviewer.git("fetch", "-q");
    const range = `origin/main...origin/${branch}`;
    expect(reviewer.git("diff", "--name-only", range)).toBe("data/about.json");
    expect(reviewer.git("log", "--format=%s", range)).toBe("Rename us");
  });

  test("takes a free name beside other branches, and leaves one of the same name alone", async () => {
    const { student, other, reviewer } = startTerm();
    await expect(student.send(" \n")).rejects.toThrow("Say in one line");
    await expect(student.send("Nothing")).rejects.toThrow("nothing to publish");
    expect(reviewer.git("ls-remote", "--heads")).not.toContain("content/");
    const now = jest.spyOn(Date.prototype, "toISOString");
    now.mockReturnValue("2026-11-23T20:30:00.000Z");
    const name = "content/20261123t2030-us";
    student.git("branch", name);
    student.edit("about.json", { heading: "Us" });
    const clone = student.clone();
    expect(await student.send("Us")).toBe(name);
    expect(student.clone()).toEqual(clone);
    other.edit("about.json", { heading: "You" });
    expect(await other.send("Us")).toBe(`${name}-2`);
    reviewer.push("origin", `:${name}`, `:${name}-2`);
    reviewer.push("origin", "HEAD:refs/heads/content");
    expect(await other.send("Us")).toBe("edits/20261123t2030-us");
    now.mockRestore();
  });

  test("works without main, with a detached HEAD, odd paths, Windows line endings and a clock that jumps back", async () => {
    const { student: first, reviewer, remote } = startTerm("trunk");
    const folder = path.join(path.dirname(remote), "it's a “folder”");
    renameSync(first.folder, folder);
    const student = new Student(folder);
    student.git("config", "core.autocrlf", "true");
    student.git("checkout", "-q", "--detach");
    const { heading } = student.read("about.json");
    const windows = student.text("about.json").replaceAll("\n", "\r\n");
    student.write(
      "about.json",
      windows.replace(`"heading": "${String(heading)}"`, '"heading": "Now"'),
    );
    const branch = await student.send("Now");
    reviewer.git("fetch", "-q");
    const range = `origin/trunk..origin/${branch}`;
    expect(reviewer.git("diff", "--shortstat", range)).toMatch(
      "1 insertion(+), 1 deletion(-)",
    );
    process.env.GIT_COMMITTER_DATE = "2001-01-01T00:00:00Z";
    reviewer.changeOn("trunk", () => {
      reviewer.git("merge", "-q", "--squash", `origin/${branch}`);
      reviewer.edit("about.json", { introduction: "Theirs." });
    });
    reviewer.push("origin", `:${branch}`);
    student.edit("about.json", { heading: "Then" });
    expect(await student.take()).toBe(1);
    expect(await student.sync.questions()).toEqual([]);
    expect(student.read("about.json")).toMatchObject({
      heading: "Then",
      introduction: "Theirs.",
    });
  });

  test("says the cause, and keeps no request that was refused", async () => {
    const { student, remote } = startTerm();
    student.edit("about.json", { heading: "Us" });
    const clone = student.clone();
    const expectRefusal = (words: string) =>
      expect(student.send("Us")).rejects.toThrow(words);
    const gitDir = path.join(student.folder, ".git");
    for (const [folder, name, script, words] of [
      [remote, "pre-receive", "exit 1", "A check of the project"],
      [remote, "pre-receive", "echo GH006; exit 1", "does not let you push"],
      [gitDir, "pre-push", "exit 1", "A check of the project"],
    ] as const) {
      const allow = hook(folder, name, script);
      await expectRefusal(words);
      allow();
    }
    student.git("remote", "set-url", "origin", "ssh://git@localhost/site.git");
    fakeProgram("ssh", "echo 'Permission denied (publickey).' >&2; exit 255");
    await expectRefusal("refused your login");
    fakeProgram("ssh", "echo 'ssh: Could not resolve hostname' >&2; exit 255");
    await expectRefusal("cannot be reached");
    expect((await student.sync.status()).problem).toMatch("cannot be reached");
    process.env.PATH = PATH;
    student.git("remote", "set-url", "origin", "../remote.git");
    process.env.GIT_CONFIG_GLOBAL = path.join(student.folder, "none");
    process.env.GIT_CONFIG_NOSYSTEM = "1";
    student.git("config", "user.useConfigOnly", "true");
    student.git("config", "--unset", "user.email");
    await expectRefusal("does not know who you are");
    student.git("config", "user.email", "student@example.org");
    expect((await student.sync.status()).request).toBeUndefined();
    expect(student.clone().slice(0, 4)).toEqual(clone.slice(0, 4));
    student.git("remote", "remove", "origin");
    await expectRefusal("no git repository with a remote");
    const nowhere = new Sync(temporaryFolder());
    await nowhere.record();
    expect((await nowhere.status()).problem).toMatch("no git repository");
    expect(await nowhere.questions()).toEqual([]);
    process.env.PATH = temporaryFolder();
    const withoutGit = new Student(student.folder);
    await withoutGit.sync.record();
    expect((await withoutGit.sync.status()).problem).toMatch("not installed");
    await expect(withoutGit.send("Us")).rejects.toThrow("not installed");
  });

  test("can be canceled while the network is slow, with all that git has started", async () => {
    const { student, remote } = startTerm();
    student.edit("about.json", { heading: "Us" });
    const sendUntil = async (file: string) => {
      const canceled = new AbortController();
      const sending = student.sync.send("Us", canceled.signal);
      sending.catch(() => undefined);
      while (!existsSync(file)) await wait(20);
      canceled.abort();
      await expect(sending).rejects.toThrow();
    };
    const mark = path.join(temporaryFolder(), "pid");
    student.git("remote", "set-url", "origin", "ssh://git@localhost/site.git");
    fakeProgram("ssh", `echo $$ > "${mark}"; exec sleep 600`);
    await sendUntil(mark);
    const pid = readFileSync(mark, "utf8").trim();
    const env = { PATH };
    const state = () =>
      spawnSync("ps", ["-o", "stat=", "-p", pid], { encoding: "utf8", env })
        .stdout;
    // Until it is gone, or dead and not yet collected by the system.
    while (/^[SRD]/.test(state())) await wait(50);
    process.env.PATH = PATH;
    student.git("remote", "set-url", "origin", "../remote.git");
    const arrived = path.join(temporaryFolder(), "arrived");
    const script = `touch "${arrived}"; exec sleep 600`;
    const resume = hook(remote, "pre-receive", script);
    await sendUntil(arrived);
    resume();
    await student.take();
    // Nobody knows whether it will arrive: it is neither closed nor answered.
    expect((await student.sync.status()).request).toBeUndefined();
    await student.send("Us");
    expect((await student.sync.status()).request?.state).toBe("waiting");
  });

  test("asks for no password in the terminal", async () => {
    const { student } = startTerm();
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
    await expect(student.take()).rejects.toMatchObject({
      message: expect.stringContaining("refused your login") as string,
      details: expect.stringContaining("terminal prompts disabled") as string,
    });
    server.close();
  });

  test("overwrites nothing that somebody publishes at the same moment", async () => {
    const { student, reviewer } = startTerm();
    student.edit("about.json", { heading: "Us" });
    const branch = await student.send("Us");
    reviewer.checkOut(branch);
    reviewer.edit("about.json", { introduction: "Fixed." });
    reviewer.commit("Fix");
    student.edit("about.json", { heading: "You and us" });
    // Runs between fetching and sending.
    const stop = hook(
      path.join(student.folder, ".git"),
      "reference-transaction",
      `[ "$1" = committed ] && grep -q refs/gainova/sending || exit 0
unset $(git rev-parse --local-env-vars)
cd '${reviewer.folder}' && git push -q origin work:${branch}`,
    );
    await expect(student.send("More")).rejects.toThrow("at the same moment");
    const fix = reviewer.git("rev-parse", "work");
    expect(reviewer.git("ls-remote", "origin", branch)).toContain(fix);
    stop();
    await student.send("More");
    expect(student.read("about.json")).toMatchObject({
      heading: "You and us",
      introduction: "Fixed.",
    });
    expect(reviewer.linesOf(branch)).toHaveLength(4);
  });

  test("goes on after a full disk, deleted refs, a second editor and a request that somebody rewrote", async () => {
    const { student, reviewer } = startTerm();
    student.edit("about.json", { heading: "Mine" });
    const branch = await student.send("Mine");
    student.edit("about.json", { heading: "Mine, again" });
    fakeProgram(
      "git",
      `case "$*" in *commit-tree*) echo 'fatal: write error: No space left on device' >&2; exit 128;; esac; ${realGit}`,
    );
    await expect(student.take()).rejects.toThrow("The disk is full");
    process.env.PATH = PATH;
    // Another editor records something between reading and writing the ref.
    const gitDir = path.join(student.folder, ".git");
    hook(
      gitDir,
      "reference-transaction",
      `[ "$1" = prepared ] && grep -q refs/gainova/mine || exit 0
unset $(git rev-parse --local-env-vars)
rm "${gitDir}/hooks/reference-transaction"
git -C "${student.folder}" update-ref refs/gainova/mine HEAD`,
    );
    await expect(student.take()).rejects.toThrow(
      /Another editor works in this folder|Another program uses git/,
    );
    const second = new Student(student.folder);
    const [one, two] = await Promise.allSettled([
      student.take(),
      second.take(),
    ]);
    expect([one.status, two.status]).toContain("fulfilled");
    await student.take();
    expect(student.read("about.json").heading).toBe("Mine, again");
    // A force push of the reviewer, who sees the same text in another commit.
    reviewer.checkOut("main");
    reviewer.edit("about.json", { heading: "Mine", introduction: "Fixed." });
    reviewer.commit("Rewrite");
    reviewer.push("--force", "origin", `work:${branch}`);
    await student.take();
    expect(student.read("about.json")).toMatchObject({
      heading: "Mine, again",
      introduction: "Fixed.",
    });
    expect((await student.sync.status()).request?.state).toBe("answered");
    const [question] = await student.sync.questions();
    expect(question).toMatchObject({ mine: "Mine, again", theirs: "Mine" });
    if (question) await student.sync.answer(question);
    expect(await student.send("More")).toBe(branch);
    for (const ref of student
      .git("for-each-ref", "--format=%(refname)", "refs/gainova")
      .split("\n"))
      student.git("update-ref", "-d", ref);
    const clone = student.clone();
    await student.restart();
    await student.take();
    expect(student.read("about.json").heading).toBe("Mine, again");
    expect(student.clone()).toEqual(clone);
    expect((await student.sync.status()).changed).toHaveLength(1);
  });
});

test.each([
  ["https://token@github.com/gainova/site/", true],
  ["git@github.com:gainova/site.git", true],
  ["https://x.example/gainova/site", false],
])("knows where requests of %s are: %s", (remote, isKnown) => {
  const address = requestAddress(remote, "content/a", "trunk");
  const page =
    "https://github.com/gainova/site/compare/trunk...content%2Fa?expand=1";
  expect(address).toBe(isKnown ? page : undefined);
});
