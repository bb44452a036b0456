import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { copyProject } from "../../scripts/buildCopy";
import { freePort } from "../server/freePort";

/** A copy of the project with fixed content, a repository and its remote. */
export interface ScratchProject {
  folder: string;
  remote: string;
  url: string;
  git: (...args: string[]) => string;
  stopPreview: () => Promise<void>;
  /** Ends the editor and removes the copy. */
  stop: () => Promise<void>;
}

export async function startScratchProject(
  environment: Readonly<Record<string, string>> = {},
): Promise<ScratchProject> {
  const base = await mkdtemp(path.join(tmpdir(), "gainova-editor-"));
  const folder = path.join(base, "project");
  const remote = path.join(base, "remote.git");
  copyProject(folder);
  for (const name of ["data/images", "data/legal"])
    await rm(path.join(folder, name), { recursive: true });
  await cp("tests/fixtures/site", path.join(folder, "data"), {
    recursive: true,
  });
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: folder, encoding: "utf8" });
  execFileSync("git", ["init", "--quiet", "--bare", "-b", "main", remote]);
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "Maintainer");
  git("config", "user.email", "maintainer@example.org");
  git("add", "data", ".gitignore");
  git("commit", "--quiet", "--message", "Start");
  git("remote", "add", "origin", remote);
  git("push", "--quiet", "origin", "main");
  const port = await freePort();
  const editor: ChildProcess = spawn(
    process.execPath,
    ["--import", "tsx", "scripts/edit.ts", "--port", `${port}`, "--no-open"],
    {
      cwd: folder,
      env: { ...process.env, ...environment },
      stdio: process.env.EDITOR_LOG ? "inherit" : "ignore",
    },
  );
  const url = `http://localhost:${port}/__edit/`;
  return {
    folder,
    remote,
    url,
    git,
    stopPreview: async () => {
      const answer = await fetch(`${url}api/preview`);
      const { pid } = (await answer.json()) as { pid: number };
      process.kill(pid);
    },
    stop: async () => {
      const isRunning = editor.exitCode === null && editor.signalCode === null;
      if (isRunning && editor.kill()) await once(editor, "exit");
      await rm(base, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
