import { spawn, type ChildProcess } from "node:child_process";
import { utimes } from "node:fs/promises";
import path from "node:path";

import { contentTypeOf } from "../../src/content/contentTypes";
import { contentFolder } from "../../src/node/content/readSource";
import { freePort } from "./freePort";

export interface PreviewState {
  page: string;
  state: "starting" | "making" | "ready" | "stopped";
  /** Of the process, for tests that end it as a crash does. */
  pid: number | undefined;
}

/** A page that is not there after this time was overlooked by Gatsby. */
const PATIENCE_MS = 2000;
const TIMEOUT_MS = 5000;

/** Starts `gatsby develop` on a free port. */
export async function startPreview(rootDir: string) {
  const port = await freePort();
  let child: ChildProcess | undefined;
  let hasStarted = false;
  /** The pages that are missing, and since when. */
  const missing = new Map<string, number>();

  /** Starts the server again if it has stopped, as it does on invalid content. */
  const ensureRunning = () => {
    if (child) return;
    hasStarted = false;
    const address = ["--host", "127.0.0.1", "--port", `${port}`];
    child = spawn(
      process.execPath,
      ["scripts/gatsby.mjs", "develop", ...address],
      {
        cwd: rootDir,
        stdio: ["ignore", "inherit", "inherit"],
        env: { ...process.env, CI: "true" },
      },
    );
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
    const since = missing.get(page) ?? now;
    const isOverdue = !answer?.ok && now - since > PATIENCE_MS;
    missing.set(page, answer?.ok || isOverdue ? now : since);
    if (answer && isOverdue && contentTypeOf(file)) {
      const target = path.join(rootDir, contentFolder(), file);
      await utimes(target, new Date(), new Date()).catch(() => undefined);
    }
    const running = answer?.ok ? "ready" : hasStarted ? "making" : "starting";
    return { page, state: child ? running : "stopped", pid: child?.pid };
  }

  ensureRunning();
  process.once("exit", () => child?.kill());
  return {
    port,
    hasStarted: () => hasStarted,
    ensureRunning,
    look,
    stop: () => child?.kill(),
  };
}
