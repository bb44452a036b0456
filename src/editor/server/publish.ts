import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

import { contentFolder } from "../../node/content/contentFolder";
import { tidyName } from "../tidyName";
import { Refusal } from "./refusal";

const run = promisify(execFile);

async function git(rootDir: string, ...args: string[]): Promise<string> {
  const { stdout } = await run("git", args, {
    cwd: rootDir,
    maxBuffer: 50_000_000,
    timeout: 60_000,
    // Git must not wait for a password at a terminal that nobody looks at.
    env: { ...process.env, GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" },
  });
  return stdout;
}

/** Returns git's own words for what went wrong. */
function words(error: unknown): string {
  const { stderr = "", message } = error as Error & { stderr?: string };
  return (stderr || message).trim().split("\n").slice(0, 6).join("\n");
}

/** Returns the content as it was committed last, and what can be published. */
export async function changesSinceCommit(rootDir: string) {
  const folder = contentFolder();
  const branch = await git(rootDir, "branch", "--show-current").catch(() => "");
  const remote = await git(rootDir, "remote", "get-url", "origin").catch(
    () => "",
  );
  if (remote === "")
    return {
      problem:
        "This folder has no git repository with a remote named origin to publish to. Send the folder data/ to someone who can publish it, or upload its files on the project’s page.",
    };
  const list = ["--porcelain", "-z", "--no-renames", "--untracked-files=all"];
  const status = await git(rootDir, "status", ...list, "--", folder);
  const names = status
    .split("\0")
    .filter((line) => line !== "")
    .map((line) => path.posix.relative(folder, line.slice(3)));
  const files = names
    .filter((file) => file.endsWith(".json"))
    .map(async (file) => ({
      file,
      text: await git(rootDir, "show", `HEAD:./${folder}/${file}`),
    }));
  const unpushed = ["HEAD", "--not", "--remotes=origin"];
  return {
    branch: branch.trim(),
    remote: remote.trim(),
    /** The editor commits to branches that it made, and to no other. */
    isNewBranch: !branch.startsWith("content/"),
    unpushed: Number(await git(rootDir, "rev-list", "--count", ...unpushed)),
    files: await Promise.all(files),
    pictures: names.filter((file) => file.startsWith("images/")),
  };
}

/** Returns a picture as it was committed last. */
export async function committedPicture(rootDir: string, picture: string) {
  const folder = contentFolder();
  const object = `HEAD:./${folder}/images/${picture}`;
  const { stdout } = await run("git", ["show", object], {
    cwd: rootDir,
    encoding: "buffer",
    maxBuffer: 50_000_000,
  });
  return stdout;
}

/**
 * Commits the content on a branch and pushes it, never by force.
 *
 * @returns the branch, and the address at which to open a pull request
 * @throws Refusal with git's words; the work stays on disk
 */
export async function publish(rootDir: string, summary: string) {
  const title = summary.replace(/\s+/g, " ").trim().slice(0, 100);
  if (title === "") throw new Refusal(422, "Say in one line what you changed.");
  const folder = contentFolder();
  const changes = await changesSinceCommit(rootDir);
  if (changes.problem !== undefined) throw new Refusal(409, changes.problem);
  const stamp = new Date().toISOString().slice(0, 16).replace(/[-:]/g, "");
  const branch = changes.isNewBranch
    ? `content/${stamp}-${tidyName(title, "", [])}`
    : changes.branch;
  if (changes.files.length + changes.pictures.length > 0) {
    try {
      if (changes.isNewBranch) await git(rootDir, "switch", "-c", branch);
      await git(rootDir, "add", "--all", "--", folder);
      await git(rootDir, "commit", "-m", title, "--only", "--", folder);
    } catch (error) {
      await git(rootDir, "reset", "--quiet", "--", folder).catch(() => "");
      if (changes.isNewBranch) {
        await git(rootDir, "switch", changes.branch || "--detach").catch(
          () => "",
        );
        await git(rootDir, "branch", "-D", branch).catch(() => "");
      }
      throw new Refusal(
        500,
        `Nothing was published, and your work is kept. Git said:\n${words(error)}`,
      );
    }
  }
  try {
    await git(rootDir, "push", "--set-upstream", "origin", `HEAD:${branch}`);
  } catch (error) {
    throw new Refusal(
      500,
      `Your changes are committed on ${branch}, but not sent. Look at your network and publish again. Git said:\n${words(error)}`,
    );
  }
  return { branch, address: pullRequestAddress(changes.remote, branch) };
}

/** Returns where a hosting opens pull requests; none where it is not known. */
export function pullRequestAddress(
  remote: string,
  branch: string,
): string | undefined {
  const [, host, project] =
    /^(?:https:\/\/(?:[^@/]+@)?|ssh:\/\/git@|git@)([^/:]+)[/:](.+?)(?:\.git)?\/?$/.exec(
      remote,
    ) ?? [];
  if (!host || !project) return undefined;
  const name = encodeURIComponent(branch);
  const pages: Readonly<Record<string, string>> = {
    "github.com": `compare/${name}?expand=1`,
    "gitlab.com": `-/merge_requests/new?merge_request%5Bsource_branch%5D=${name}`,
    "bitbucket.org": `pull-requests/new?source=${name}`,
    "codeberg.org": `compare/main...${name}`,
  };
  const page = pages[host];
  return page && `https://${host}/${project}/${page}`;
}
