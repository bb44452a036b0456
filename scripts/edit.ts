import { spawn } from "node:child_process";
import { parseArgs } from "node:util";

import { startEditor } from "../editor/server/editorServer";

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
  const { url, stop } = await startEditor(process.cwd(), port);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      stop();
      process.exit();
    });
  }
  console.log(`The editor is at ${url} (Ctrl+C ends)`);
  if (values.open) openBrowser(url);
}

edit().catch((error: unknown) => {
  const { code } = error as NodeJS.ErrnoException;
  console.error(
    code === "EADDRINUSE"
      ? "The port is taken. Is the editor open already? Another port: npm run edit -- --port 8001"
      : error instanceof Error
        ? error.message
        : error,
  );
  process.exitCode = 1;
});
