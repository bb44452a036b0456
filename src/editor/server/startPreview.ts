import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { utimes } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

import { contentTypeOf } from "../../content/contentTypes";
import { contentFolder } from "../../node/content/contentFolder";

export interface PreviewState {
  page: string;
  state: "starting" | "making" | "ready" | "stopped";
  /** The server's last output. */
  message: string;
  pid: number | undefined;
}

/** A page that is not there after this time was overlooked by Gatsby. */
const PATIENCE_MS = 2000;
const TIMEOUT_MS = 5000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Starts `gatsby develop` on a free port. */
export async function startPreview(rootDir: string) {
  const port = await freePort();
  let child: ChildProcess | undefined;
  let hasStarted = false;
  let output = "";
  /** The page that was looked for last, and since when it is missing. */
  let missing = { page: "", since: 0 };

  /** Starts the server again if it has stopped, as it does on invalid content. */
  const ensureRunning = () => {
    if (child) return;
    [hasStarted, output] = [false, ""];
    const address = ["--host", "127.0.0.1", "--port", `${port}`];
    child = spawn(
      process.execPath,
      ["scripts/gatsby.mjs", "develop", ...address],
      {
        cwd: rootDir,
        stdio: ["ignore", "pipe", "pipe"],
        env: { ...process.env, CI: "true" },
      },
    );
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text: string) => {
        output = (output + text).slice(-4000);
        process.stdout.write(text);
      });
    child.on("exit", () => (child = undefined));
  };

  /**
   * Returns whether a page is there. A file that is added while Gatsby runs
   * `createPages` gets no page before the next change of any file, so Gatsby is
   * told of it again.
   */
  async function look(page: string, file: string): Promise<PreviewState> {
    const name = page === "/" ? "/index" : page;
    const url = `http://127.0.0.1:${port}/page-data${name}/page-data.json`;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(url, { signal }).catch(() => undefined);
    await answer?.body?.cancel();
    hasStarted ||= answer !== undefined;
    const now = Date.now();
    if (missing.page !== page || answer?.ok) missing = { page, since: now };
    const isOverdue = now - missing.since > PATIENCE_MS;
    if (answer && isOverdue && contentTypeOf(file)) {
      missing = { page, since: now };
      const target = path.join(rootDir, contentFolder(), file);
      await utimes(target, new Date(), new Date()).catch(() => undefined);
    }
    const running = answer?.ok ? "ready" : hasStarted ? "making" : "starting";
    return {
      page,
      state: child ? running : "stopped",
      message: stripVTControlCharacters(output).trim(),
      pid: child?.pid,
    };
  }

  ensureRunning();
  return {
    port,
    hasStarted: () => hasStarted,
    ensureRunning,
    look,
    stop: () => child?.kill(),
  };
}
