import { spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Builds the site in a folder.
 *
 * @param environment added to that of this process
 * @param options for Gatsby, as in `--prefix-paths`
 * @param launcher a program that starts the build, as in `taskset -c 0`
 * @throws Error with the build's output if it fails
 */
export async function buildCopy(
  folder: string,
  environment: Readonly<Record<string, string>>,
  options: readonly string[] = [],
  launcher: readonly string[] = [],
): Promise<void> {
  const [program = "npm", ...args] = [
    ...launcher,
    "npm",
    "run",
    "build",
    "--",
    ...options,
  ];
  const build = spawn(program, args, {
    cwd: folder,
    env: {
      ...process.env,
      CI: "true",
      GATSBY_TELEMETRY_DISABLED: "1",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: string[] = [];
  for (const stream of [build.stdout, build.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => output.push(text));
  }
  const [code] = (await once(build, "close")) as [number | null];
  if (code !== 0) throw new Error(`The build failed:\n${output.join("")}`);
}
