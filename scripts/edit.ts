import { spawn } from "node:child_process";
import { parseArgs } from "node:util";

import { runningEditor, startEditor } from "../editor/server/editorServer";

/** Shows an address in the system's browser, if there is one. */
function openBrowser(url: string): void {
  const [command = "", ...args] =
    process.platform === "darwin"
      ? ["open", url]
      : process.platform === "win32"
        ? ["cmd", "/c", "start", "", url]
        : ["xdg-open", url];
  spawn(command, args, { stdio: "ignore", detached: true })
    .on("error", () => undefined)
    .unref();
}

/** Starts this command again, with the code and packages that are there now. */
async function startAgain(packages: boolean): Promise<void> {
  const run = (command: string, args: readonly string[], shell = false) =>
    new Promise<number>((resolve) => {
      const child = spawn(command, args, { stdio: "inherit", shell });
      const end = () => child.kill();
      process.once("SIGINT", end).once("SIGTERM", end);
      child.on("exit", (code) => resolve(code ?? 1));
    });
  // On Windows npm is a script, which needs a shell.
  if (packages && (await run("npm", ["ci"], process.platform === "win32")) > 0)
    console.error("The packages were not installed. Run npm ci.");
  const args = [...process.execArgv, ...process.argv.slice(1), "--no-open"];
  process.exit(await run(process.execPath, args));
}

/** Starts the content editor: `npm run edit -- --port 8000 --no-open`. */
async function edit(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: "8000" },
      open: { type: "boolean", default: true },
    },
    allowNegative: true,
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`"${values.port}" is no port: use a number to 65535.`);
  const end = () => process.exit();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, end);
  const restart = (packages: boolean) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.off(signal, end);
    void startAgain(packages);
  };
  try {
    const url = await startEditor(process.cwd(), port, restart);
    console.log(`The editor is at ${url} (Ctrl+C ends)`);
    if (values.open) openBrowser(url);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    const url = await runningEditor(process.cwd(), port);
    if (url === undefined)
      throw new Error(
        `Another program uses port ${port}. Use another one: npm run edit -- --port ${port + 1}`,
      );
    console.log(`The editor is open already, at ${url}`);
    if (values.open) openBrowser(url);
  }
}

edit().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
