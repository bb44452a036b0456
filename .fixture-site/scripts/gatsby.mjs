// Runs Gatsby's command line without telemetry and surveys, on every operating
// system.
process.env.GATSBY_TELEMETRY_DISABLED = "1";
process.env.GATSBY_FEEDBACK_DISABLED = "1";
await import("gatsby/cli.js");
