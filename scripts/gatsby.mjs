// Runs Gatsby's command line without telemetry and surveys, on every operating
// system.
process.env.GATSBY_TELEMETRY_DISABLED = "1";
process.env.GATSBY_FEEDBACK_DISABLED = "1";
const { shortenLog } = await import("../src/gatsby-internals/shortenLog.mjs");
shortenLog();
await import("gatsby/cli.js");
