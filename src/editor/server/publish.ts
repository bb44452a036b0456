import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

import { contentFolder } from "../../node/content/contentFolder";
import { toFileName } from "../toFileName";
import { HttpError } from "./httpError";

async function git(rootDir: string, ...args: string[]): Promise<Buffer> {
  const { stdout } = await promisify(execFile)("git", args, {
    cwd: rootDir,
    encoding: "buffer",
    maxBuffer: 50_000_000,
    timeout: 60_000,
    // Git must not ask for a password in the terminal.
    env: { ...process.env, GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" },
  });
  return stdout;
}

/** Returns git's own error message. */
function gitMessage(error: unknown): string {
  const { stderr = "", message } = error as Error & { stderr?: Buffer };
  const text = stderr.toString() || message;
  return text.trim().split("\n").slice(0, 6).join("\n");
}

/** Returns a file as it was committed last. */
const committed = (rootDir: string, file: string) =>
  git(rootDir, "show", `HEAD:./${contentFolder()}/${file}`);

/** Returns a picture as it was committed last. */
export const committedPicture = (rootDir: string, picture: string) =>
  committed(rootDir, `images/${picture}`);

/** Returns the content as it was committed last, and what can be published. */
export async function changesSinceCommit(rootDir: string) {
  const folder = contentFolder();
  const line = async (...args: string[]) =>
    (await git(rootDir, ...args).catch(() => "")).toString().trim();
  const remote = await line("remote", "get-url", "origin");
  const branch = await line("branch", "--show-current");
  const list = ["--porcelain", "-z", "--no-renames", "--untracked-files=all"];
  const status = await line("status", ...list, "--", folder);
  const names = status
    .split("\0")
    .map((entry) => entry.replace(/^\s*\S+ +/, ""))
    .filter((file) => file !== "")
    .map((file) => path.posix.relative(folder, file));
  const files = names
    .filter((file) => file.endsWith(".json"))
    .map(async (file) => ({
      file,
      text: (await committed(rootDir, file)).toString(),
    }));
  const pictures = names.filter((file) => file.startsWith("images/"));
  const unpushed = ["HEAD", "--not", "--remotes=origin"];
  return {
    problem:
      remote === ""
        ? "This folder has no git repository with a remote named origin to publish to. Send the folder data/ to someone who can publish it, or upload its files on the project’s page."
        : "",
    branch,
    remote,
    /** The editor commits to branches that it made, and to no other. */
    isNewBranch: !branch.startsWith("content/"),
    isChanged: names.length > 0,
    isUnpushed: (await line("rev-list", "--count", ...unpushed)) !== "0",
    files: await Promise.all(files),
    pictures,
  };
}

/**
 * Commits the content on a branch and pushes it, never by force.
 *
 * @returns the branch, and the address at which to open a pull request
 * @throws HttpError with git's words; the work stays on disk
 */
export async function publish(rootDir: string, summary: string) {
  const title = summary.replace(/\s+/g, " ").trim().slice(0, 100);
  if (title === "")
    throw new HttpError(422, "Say in one line what you changed.");
  const folder = contentFolder();
  const changes = await changesSinceCommit(rootDir);
  const { problem, isNewBranch, branch: current } = changes;
  if (problem) throw new HttpError(409, problem);
  const stamp = new Date().toISOString().slice(0, 16).replace(/[-:]/g, "");
  const branch = isNewBranch
    ? `content/${stamp}-${toFileName(title, "", [])}`
    : current;
  try {
    if (changes.isChanged) {
      if (isNewBranch) await git(rootDir, "switch", "-c", branch);
      await git(rootDir, "add", "--all", "--", folder);
      await git(rootDir, "commit", "-m", title, "--only", "--", folder);
    }
  } catch (error) {
    const undo = (...args: string[]) => git(rootDir, ...args).catch(() => "");
    await undo("reset", "--quiet", "--", folder);
    if (isNewBranch) {
      await undo("switch", current || "--detach");
      await undo("branch", "-D", branch);
    }
    throw new HttpError(
      500,
      `Nothing was published, and your work is kept. Git said:\n${gitMessage(error)}`,
    );
  }
  try {
    await git(rootDir, "push", "--set-upstream", "origin", `HEAD:${branch}`);
  } catch (error) {
    throw new HttpError(
      500,
      `Your changes are committed on ${branch}, but not sent. Look at your network and publish again. Git said:\n${gitMessage(error)}`,
    );
  }
  return { branch, address: pullRequestAddress(changes.remote, branch) };
}

/** Returns where a hosting opens pull requests; none where it is not known. */
export function pullRequestAddress(
  remote: string,
  branch: string,
): string | undefined {
  const [, host = "", project] =
    /^(?:https:\/\/(?:[^@/]+@)?|ssh:\/\/git@|git@)([^/:]+)[/:](.+?)(?:\.git)?\/?$/.exec(
      remote,
    ) ?? [];
  const name = encodeURIComponent(branch);
  const page = new Map([
    ["github.com", `compare/${name}?expand=1`],
    [
      "gitlab.com",
      `-/merge_requests/new?merge_request%5Bsource_branch%5D=${name}`,
    ],
    ["codeberg.org", `compare/main...${name}`],
  ]).get(host);
  return page && `https://${host}/${project}/${page}`;
}
