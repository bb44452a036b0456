import { once } from "node:events";

import { runCommand, startCommand } from "../../scripts/childProcess";

interface RunningServer {
  /** Without a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

/** Returns whether a command runs without an error. Returns false on Windows. */
export const canRun = (command: string, ...args: string[]): boolean =>
  process.platform !== "win32" &&
  runCommand(command, args, { stdio: "ignore" }).status === 0;

/**
 * Starts a server as a process and waits until it is ready.
 *
 * @param isReady checks the server's responses or output. An open port is not enough,
 *   because a different server can have taken the port in the meantime.
 * @throws Error with the output if the server exits or is not ready in 30 s
 */
export async function startProcess(
  port: number,
  command: string,
  args: string[],
  isReady: (url: string, output: string) => boolean | Promise<boolean>,
): Promise<RunningServer> {
  const child = startCommand(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    // Starts a process group, so that `close` also ends the child processes.
    detached: true,
  });
  let output = "";
  child.stdout?.on("data", (text: Buffer) => (output += text.toString()));
  child.stderr?.on("data", (text: Buffer) => (output += text.toString()));
  const ended = once(child, "exit");
  const close = async () => {
    // A negative id ends the whole process group.
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
