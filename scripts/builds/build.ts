import { spawn, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";

/** A build under way. */
export type Build = ChildProcessByStdio<null, Readable, Readable>;

interface How {
  /** Added to the environment of this process. */
  environment?: Readonly<Record<string, string>>;
  /** Options for Gatsby, as in `--prefix-paths`. */
  options?: readonly string[];
  /** A program that starts the build, as in `taskset -c 0`. */
  launcher?: readonly string[];
}

/** Starts to build the site in a folder. */
export function startBuild(
  folder: string,
  { environment = {}, options = [], launcher = [] }: How = {},
): Build {
  const command = [...launcher, "npm", "run", "build", "--", ...options];
  const [program = "npm", ...args] = command;
  return spawn(program, args, {
    cwd: folder,
    env: {
      ...process.env,
      CI: "true",
      GATSBY_TELEMETRY_DISABLED: "1",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/**
 * Waits for the end of a build.
 *
 * @throws Error with the build's output if it fails
 */
export async function finished(build: Build): Promise<void> {
  const output: string[] = [];
  for (const stream of [build.stdout, build.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => output.push(text));
  }
  const [code] = (await once(build, "close")) as [number | null];
  if (code !== 0) throw new Error(`The build failed:\n${output.join("")}`);
}
