/**
 * Runs Gatsby's command line, which would otherwise report to its makers what
 * it is used for: `node scripts/gatsby.mjs build`.
 */
process.env.GATSBY_TELEMETRY_DISABLED = "1";
await import("gatsby/cli.js");
