import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { copyProject } from "../../scripts/buildCopy";
import { freePort } from "../hosting/servers/startProcess";

/** A copy of the project with fixed content, a repository and its remote. */
export interface ScratchProject {
  folder: string;
  remote: string;
  url: string;
  git: (...args: string[]) => string;
  stopPreview: () => void;
  stop: () => Promise<void>;
}

export async function startScratchProject(
  environment: Readonly<Record<string, string>> = {},
): Promise<ScratchProject> {
  const base = path.join(tmpdir(), "gainova-editor-test");
  const folder = path.join(base, "project");
  const remote = path.join(base, "remote.git");
  // If a run was stopped, Gatsby's cache may have outdated pages.
  await rm(base, { recursive: true, force: true });
  copyProject(folder);
  for (const name of ["data/images", "data/legal"])
    await rm(path.join(folder, name), { recursive: true });
  await cp("tests/fixtures/site", path.join(folder, "data"), {
    recursive: true,
  });
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: folder, encoding: "utf8" });
  execFileSync("git", ["init", "--quiet", "--bare", remote]);
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
  return {
    folder,
    remote,
    url: `http://localhost:${port}/__edit/`,
    git,
    stopPreview: () =>
      void execFileSync("pkill", [
        "--parent",
        `${editor.pid}`,
        "--full",
        "develop",
      ]),
    stop: async () => {
      if (editor.exitCode !== null || editor.signalCode !== null) return;
      editor.kill();
      await once(editor, "exit");
    },
  };
}
