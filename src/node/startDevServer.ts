import { setTimeout as pause } from "node:timers/promises";

import type { CreateDevServerArgs, Reporter } from "gatsby";

import { checkChanges } from "./snapshot/checkAndWriteSnapshot";
import { serveAdmin } from "./output/admin";

/**
 * Gatsby's hook onCreateDevServer: serves the page that edits the content, and checks
 * the content whenever it changes. What is valid is copied, so pages keep what was
 * valid last.
 */
export async function startDevServer(args: CreateDevServerArgs): Promise<void> {
  void watchContent(args.reporter);
  await serveAdmin(args);
}

async function watchContent(reporter: Reporter): Promise<never> {
  for (;;) {
    await pause(500);
    const text = await checkChanges();
    if (text !== undefined) reporter.log(text);
  }
}
