import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";

/** Starts a screen that nobody sees, at a number that it chooses itself. */
export async function startDisplay() {
  const server = spawn(
    "Xvfb",
    ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const [number] = (await once(server.stdio[3] as Readable, "data")) as [
    Buffer,
  ];
  return {
    name: `:${number.toString().trim()}`,
    stop: () => server.kill(),
  };
}
