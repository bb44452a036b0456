// Runs Gatsby's command line without telemetry, on every operating system.
process.env.GATSBY_TELEMETRY_DISABLED = "1";
const { shortenLog } = await import("../src/gatsby-internals/shortenLog.mjs");
shortenLog();
await import("gatsby/cli.js");
