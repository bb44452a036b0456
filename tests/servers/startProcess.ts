import { once } from "node:events";

import { runCommand, startCommand } from "../../scripts/childProcess";

interface RunningServer {
  /** Without a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

/** Returns whether a command of Linux or macOS exists. */
export const canRun = (command: string, ...args: string[]): boolean =>
  process.platform !== "win32" &&
  runCommand(command, args, { stdio: "ignore" }).status === 0;

/**
 * Starts a server as a process and waits until it is ready.
 *
 * @param isReady tells from its output and its answers; any other server may
 *   answer on a port that was free a moment ago
 * @throws Error with its output if it exits or is not ready in 30 s
 */
export async function startProcess(
  port: number,
  command: string,
  args: string[],
  isReady: (url: string, output: string) => boolean | Promise<boolean>,
): Promise<RunningServer> {
  const child = startCommand(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    // A process group, so that its child processes end with it.
    detached: true,
  });
  let output = "";
  child.stdout?.on("data", (text: Buffer) => (output += text.toString()));
  child.stderr?.on("data", (text: Buffer) => (output += text.toString()));
  const ended = once(child, "exit");
  const close = async () => {
    // With its child processes.
    if (child.exitCode === null && child.pid) process.kill(-child.pid);
    await ended;
  };

  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 30_000;
  while (child.exitCode === null && Date.now() < deadline) {
    if (await isReady(url, output)) return { url, close };
    await new Promise((wait) => setTimeout(wait, 100));
  }
  await close();
  throw new Error(`${command} did not start:\n${output}`);
}
