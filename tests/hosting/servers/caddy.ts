import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

import { freePort } from "../../freePort";
import { siteFolder } from "../../siteFolder";
import { canRun, startProcess, type ServerKind } from "./startProcess";

const folder = path.resolve("test-results/caddy");

/** Caddy with deploy/Caddyfile, with other folders, ports and without HTTPS. */
export const caddy: ServerKind = {
  isInstalled: () => canRun("caddy", "version"),
  start: async () => {
    const port = await freePort();
    const project = path.dirname(siteFolder);
    const site = await readFile(path.join(project, "deploy/Caddyfile"), "utf8");
    await mkdir(folder, { recursive: true });
    const main = path.join(folder, "Caddyfile");
    await writeFile(
      main,
      `{\n\tadmin 127.0.0.1:${await freePort()}\n}\n${site
        .replace(/^gainova\.example\.org/m, `http://127.0.0.1:${port}`)
        .replaceAll(/\/srv\/gainova\/current\/(\S+)/g, `"${project}/$1"`)}`,
    );
    return startProcess(
      port,
      "caddy",
      ["run", "--config", main, "--adapter", "caddyfile"],
      {
        // Caddy stores its configuration and keys there.
        env: { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
      },
    );
  },
};
