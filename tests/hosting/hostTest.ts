import { test as base, expect } from "@playwright/test";

import { caddy } from "./servers/caddy";
import { nginx } from "./servers/nginx";
import { localServer } from "./servers/localServer";
import type { RunningServer } from "./servers/startProcess";

const kinds = { preview: localServer, nginx, caddy };

export interface HostOptions {
  host: keyof typeof kinds;
}

interface Fixtures {
  /** Fetches a path without following redirects. */
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
}

interface WorkerFixtures extends HostOptions {
  server: RunningServer | string;
}

/** Servers whose absence is an error; .ci/run names them. */
const required = (process.env.REQUIRED_HOSTS ?? "").split(" ");

export const test = base.extend<Fixtures, WorkerFixtures>({
  host: ["preview", { option: true, scope: "worker" }],

  server: [
    async ({ host }, use) => {
      const { missing, start } = kinds[host];
      const reason = missing();
      if (reason !== undefined) {
        await use(reason);
        return;
      }
      const server = await start();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],

  get: async ({ host, server }, use, testInfo) => {
    if (typeof server === "string") {
      if (required.includes(host)) throw new Error(server);
      testInfo.skip(true, `Not run: ${server}.`);
      return;
    }
    await use((path, headers) =>
      fetch(server.url + path, { headers, redirect: "manual" }),
    );
  },
});

export { expect };
