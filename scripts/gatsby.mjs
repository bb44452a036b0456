// Runs Gatsby's command line without telemetry, on every operating system.
process.env.GATSBY_TELEMETRY_DISABLED = "1";
await import("gatsby/cli.js");
