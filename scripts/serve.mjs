// @ts-check
import { parseArgs } from "node:util";

import { startServer } from "./server.mjs";

/**
 * Shows the built site as a static host would.
 *
 *   node scripts/serve.mjs [--port 9000] [--prefix /path] [--dir public]
 *
 * The environment may name port and prefix, too: PORT, PATH_PREFIX.
 */
async function serve() {
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: process.env.PORT || "9000" },
      prefix: { type: "string", default: process.env.PATH_PREFIX || "" },
      dir: { type: "string", default: "public" },
    },
  });

  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`"${values.port}" is no port: use a number to 65535.`);
  }

  const { url } = await startServer({
    dir: values.dir,
    port,
    prefix: values.prefix,
  });
  console.log(`The site is at ${url} (Ctrl+C ends)`);
}

try {
  await serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
