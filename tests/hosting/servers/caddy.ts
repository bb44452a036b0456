import path from "node:path";

import { siteFolder } from "../../siteFolder";
import {
  freePort,
  canRun,
  startProcess,
  type ServerKind,
} from "./startProcess";

const folder = path.resolve("test-results/caddy");

export const caddy: ServerKind = {
  missing: () =>
    canRun("caddy", "version") ? undefined : "caddy is not installed",
  start: async () => {
    const port = await freePort();
    return startProcess(
      port,
      "caddy",
      [
        "run",
        "--config",
        path.resolve(siteFolder, "../deploy/Caddyfile"),
        "--adapter",
        "caddyfile",
      ],
      {
        env: {
          ...process.env,
          SITE_ADDRESS: `http://127.0.0.1:${port}`,
          SITE_FOLDER: siteFolder,
          CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
          // Caddy stores its configuration and keys there.
          XDG_CONFIG_HOME: folder,
          XDG_DATA_HOME: folder,
        },
      },
    );
  },
};
