import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { freePort } from "../../../scripts/freePort";
import { siteFolder } from "../../siteFolder";
import { runs, startProcess, type ServerKind } from "./runningServer";

/** Caddy with deploy/Caddyfile, without certificates. */
export const caddy: ServerKind = {
  missing: () =>
    runs("caddy", "version") ? undefined : "caddy is not installed",
  start: async () => {
    const port = await freePort();
    // It remembers its configuration and keeps keys: not at home.
    const folder = await mkdtemp(path.join(tmpdir(), "caddy-"));
    const server = await startProcess(
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
          XDG_CONFIG_HOME: folder,
          XDG_DATA_HOME: folder,
        },
      },
    );
    return {
      ...server,
      stop: async () => {
        await server.stop();
        await rm(folder, { recursive: true });
      },
    };
  },
};
