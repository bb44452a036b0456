import { existsSync, rmSync } from "node:fs";

// Runs Gatsby's command line without telemetry and surveys, on every operating
// system.
process.env.GATSBY_TELEMETRY_DISABLED = "1";
process.env.GATSBY_FEEDBACK_DISABLED = "1";
// A build that removed pictures leaves this file: see src/node/site/postBuild.ts.
if (existsSync(".cache/outdated")) {
  for (const folder of [".cache", "public"])
    rmSync(folder, { recursive: true, force: true });
}
const { shortenLog } = await import("../src/gatsby-internals/shortenLog.mjs");
shortenLog();
await import("gatsby/cli.js");
