import { spawn, spawnSync, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";

/** A server that answers. */
export interface RunningServer {
  /** Its address, without a slash at the end. */
  url: string;
  stop: () => Promise<void>;
}

/** A kind of server, which this machine may have or not. */
export interface ServerKind {
  /** Why it cannot run here; nothing if it can. */
  missing: () => string | undefined;
  /** Starts it on the built site. */
  start: () => Promise<RunningServer>;
}

/** Whether a program starts at all. */
export function runs(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}

/** Returns a port of this machine that is free. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/**
 * Starts a server as a process and waits until it answers.
 *
 * @param port where it is to answer
 * @throws Error with what it wrote, if it ends before or takes half a minute
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
    // A group of its own, so that what it starts ends with it.
    detached: true,
  });
  let written = "";
  child.stdout.on("data", (text: Buffer) => (written += text.toString()));
  child.stderr.on("data", (text: Buffer) => (written += text.toString()));
  const ended = once(child, "exit");
  const stop = async () => {
    if (child.exitCode === null && child.pid) process.kill(-child.pid);
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
  throw new Error(`${command} did not start:\n${written}`);
}
