import { mkdir } from "node:fs/promises";
import path from "node:path";

import { freePort } from "../../../editor/server/freePort";
import { siteFolder } from "../../siteFolder";
import { canRun, startProcess, type ServerKind } from "./startProcess";

const workerd = path.join("node_modules", ".bin", "workerd");
const cli = path.resolve("node_modules/wrangler/bin/wrangler.js");

const folder = path.resolve("test-results/wrangler");

export const wrangler: ServerKind = {
  missing: () =>
    canRun(workerd, "--version")
      ? undefined
      : "workerd, Cloudflare's runtime, does not start on this machine",
  start: async () => {
    const port = await freePort();
    // wrangler keeps its state in the working directory.
    await mkdir(folder, { recursive: true });
    return startProcess(
      port,
      process.execPath,
      [
        cli,
        ...["pages", "dev", siteFolder],
        ...["--ip", "127.0.0.1", "--port", String(port)],
        ...["--inspector-port", "0"],
        ...["--compatibility-date", "2026-04-01"],
      ],
      {
        cwd: folder,
        env: {
          ...process.env,
          CI: "true",
          WRANGLER_SEND_METRICS: "false",
          CLOUDFLARE_CF_FETCH_ENABLED: "false",
        },
      },
    );
  },
};
