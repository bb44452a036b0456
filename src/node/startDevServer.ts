import { setTimeout as pause } from "node:timers/promises";

import type { CreateDevServerArgs, Reporter } from "gatsby";

import { checkChanges } from "./snapshot/checkAndWriteSnapshot";
import { serveAdmin } from "./output/admin";

/**
 * Gatsby's hook onCreateDevServer: serves the CMS page, and checks the content after each
 * change. Only valid content gets into the content snapshot, so pages keep showing the
 * last valid content.
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
