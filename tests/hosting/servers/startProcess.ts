import { spawn, spawnSync, type SpawnOptions } from "node:child_process";
import { once } from "node:events";

export interface RunningServer {
  /** Without a trailing slash. */
  url: string;
  stop: () => Promise<void>;
}

export interface ServerKind {
  /** Returns why it cannot run on this machine; undefined if it can. */
  missing: () => string | undefined;
  start: () => Promise<RunningServer>;
}

const isWindows = process.platform === "win32";

/** Why servers and browsers from Debian cannot run; undefined if they may. */
export const useWsl = isWindows
  ? "it needs Linux or macOS; on Windows, use WSL"
  : undefined;

export function canRun(command: string, ...args: string[]): boolean {
  // On Windows, the commands of packages are .cmd files, which need a shell.
  const options = { stdio: "ignore", shell: isWindows } as const;
  return spawnSync(command, args, options).status === 0;
}

/**
 * Starts a server as a process and waits until it answers.
 *
 * @throws Error with its output if it exits or does not answer in 30 s
 */
export async function startProcess(
  port: number,
  command: string,
  args: string[],
  options: SpawnOptions = {},
): Promise<RunningServer> {
  const child = spawn(command, args, {
    ...options,
    stdio: ["ignore", "pipe", "pipe"],
    // A process group, so that its child processes end with it.
    detached: !isWindows,
  });
  let output = "";
  child.stdout.on("data", (text: Buffer) => (output += text.toString()));
  child.stderr.on("data", (text: Buffer) => (output += text.toString()));
  const ended = once(child, "exit");
  const stop = async () => {
    if (child.exitCode === null && child.pid) endTree(child.pid);
    await ended;
  };

  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 30_000;
  while (child.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer) return { url, stop };
    await new Promise((wait) => setTimeout(wait, 100));
  }
  await stop();
  throw new Error(`${command} did not start:\n${output}`);
}

/** Ends a process and its child processes. */
function endTree(pid: number): void {
  if (isWindows) spawnSync("taskkill", ["/pid", String(pid), "/t", "/f"]);
  else process.kill(-pid);
}
