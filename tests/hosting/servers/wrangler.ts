import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { freePort } from "../../../scripts/freePort";
import { siteFolder } from "../../siteFolder";
import { root, runs, startProcess, type ServerKind } from "./runningServer";

const bin = (name: string) => path.join(root, "node_modules/.bin", name);

/** The day whose behaviour of Cloudflare's runtime is asked for. */
const COMPATIBILITY_DATE = "2026-04-01";

/** Cloudflare Pages as it runs on a developer's machine, without a network. */
export const wrangler: ServerKind = {
  missing: () =>
    runs(bin("workerd"), "--version")
      ? undefined
      : "workerd, Cloudflare's runtime, does not start on this machine",
  start: async () => {
    const port = await freePort();
    // Its state has no place in the project.
    const folder = await mkdtemp(path.join(tmpdir(), "wrangler-"));
    const server = await startProcess(
      port,
      bin("wrangler"),
      [
        ...["pages", "dev", siteFolder],
        ...["--ip", "127.0.0.1", "--port", String(port)],
        ...["--inspector-port", "0"],
        ...["--compatibility-date", COMPATIBILITY_DATE],
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
    return {
      ...server,
      stop: async () => {
        await server.stop();
        await rm(folder, { recursive: true });
      },
    };
  },
};
