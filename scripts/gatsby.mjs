// Runs Gatsby's command line without telemetry and surveys, on every operating system.
process.env.GATSBY_TELEMETRY_DISABLED = "1";
process.env.GATSBY_FEEDBACK_DISABLED = "1";

// Gatsby interprets the folder's path as a glob. Gatsby's cache truncates a path at "#".
const folder = process.cwd();
const signs = new Set(folder.match(/[()[\]{}*?%#|]/g));
if (signs.size > 0) {
  console.error(
    `Gatsby cannot work in ${folder}: rename the folder, without ${[...signs].join(" ")}`,
  );
  process.exit(1);
}
await import("gatsby/cli.js");
