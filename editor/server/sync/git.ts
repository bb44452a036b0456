import { spawn } from "node:child_process";

import { HttpError } from "../../HttpError";

interface GitOptions {
  input?: string;
  signal?: AbortSignal | undefined;
  env?: Readonly<Record<string, string>>;
}

/**
 * Runs git, which never asks for a password.
 *
 * @throws HttpError with the cause and git's own words
 */
export async function git(
  folder: string,
  args: readonly string[],
  { input = "", signal, env }: GitOptions = {},
): Promise<Buffer> {
  signal?.throwIfAborted();
  // A group of its own has no terminal to ask in, and ends as a whole.
  const child = spawn("git", args, {
    cwd: folder,
    detached: process.platform !== "win32",
    windowsHide: true,
    env: { ...process.env, GIT_TERMINAL_PROMPT: "0", LC_ALL: "C", ...env },
  });
  const stop = () => {
    if (process.platform === "win32" || !child.pid) child.kill();
    else process.kill(-child.pid);
  };
  signal?.addEventListener("abort", stop);
  const output: Buffer[] = [];
  let words = "";
  child.stdout.on("data", (data: Buffer) => output.push(data));
  child.stderr
    .setEncoding("utf8")
    .on("data", (text: string) => (words += text));
  // Git may end before it has read everything.
  child.stdin.on("error", () => undefined).end(input);
  try {
    const code = await new Promise((resolve, reject) => {
      child.on("error", reject).on("close", resolve);
    });
    signal?.throwIfAborted();
    if (code !== 0) throw gitError(args, words.trim());
    return Buffer.concat(output);
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
    throw isMissing ? new HttpError(409, messages.noGit) : error;
  } finally {
    signal?.removeEventListener("abort", stop);
  }
}

/** Returns git's answer as text; empty if it fails. */
export const ask = async (
  folder: string,
  ...args: readonly string[]
): Promise<string> =>
  (await git(folder, args).catch(() => "")).toString().trim();

/** Returns whether git answers with yes. */
export const isTrue = (folder: string, ...args: readonly string[]) =>
  git(folder, args).then(
    () => true,
    () => false,
  );

export const messages = {
  noGit:
    "Git is not installed on this computer. Install it from git-scm.com, or send the folder data/ to someone who can publish it.",
  noRemote:
    "This folder has no git repository with a remote named origin to publish to. Send the folder data/ to someone who can publish it, or upload its files on the project’s page.",
  slow: "The network is slow: the project’s server did not answer in time. Your work is kept; try again later.",
} as const;

/** What went wrong and what to do, by git's words; the first that fits. */
const causes: readonly (readonly [RegExp, string])[] = [
  [
    /no space left/i,
    "The disk is full. Make room on it and try again; your work is kept.",
  ],
  [
    /refs\/gainova\/.*(is at|reference already exists|unable to resolve)/,
    "Another editor works in this folder. Close one of the two and try again.",
  ],
  [
    /\.lock': File exists/,
    "Another program uses git in this folder. Try again when it is done; if none does, remove the file that is named below.",
  ],
  [
    /unable to auto-detect|tell me who you are|empty ident/i,
    "Git does not know who you are. Run git config --global user.name and git config --global user.email with your name and address, and try again.",
  ],
  [
    /non-fast-forward|fetch first|stale info|cannot lock ref/i,
    "Someone published at the same moment. Try again: their changes are taken first.",
  ],
  [
    /protected branch|GH006|GH013|not allowed to push|repository rule/i,
    "The project does not let you push to this branch. Ask a maintainer for access to branches that start with content/.",
  ],
  [
    /hook declined|hook (failed|rejected)|pre-push/i,
    "A check of the project refused it. Read what it says below, correct that, and try again.",
  ],
  [
    /authentication failed|could not read (username|password)|permission .*denied|invalid (username|credentials)|\b40[13]\b|host key|terminal prompts disabled|write access/i,
    "The project’s server refused your login. Sign in to git on this computer (gh auth login, or an SSH key), or ask a maintainer for access, and try again.",
  ],
  [
    /could not resolve|unable to access|connection|network|timed out|could not read from remote|does not appear to be a git|not found/i,
    "The project’s server cannot be reached. Look at your network and try again; your work is kept.",
  ],
  [
    // Only a hook on this computer fails without a reason of git's own.
    /^(?![^]*! \[)[^]*failed to push some refs/,
    "A check of the project refused it. Read what it says below, correct that, and try again.",
  ],
];

function gitError(args: readonly string[], words: string): HttpError {
  const [, message] = causes.find(([pattern]) => pattern.test(words)) ?? [];
  return new HttpError(
    502,
    message ?? "Git could not do it. Its own words say why; your work is kept.",
    words || `git ${args.join(" ")} failed.`,
  );
}
