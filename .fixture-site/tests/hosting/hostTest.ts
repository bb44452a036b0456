import { test as base } from "@playwright/test";

import { nginx } from "./servers/nginx";
import type { RunningServer, ServerKind } from "./servers/startProcess";

/** The server of all tests. */
const preview: ServerKind = {
  isInstalled: () => true,
  start: () =>
    Promise.resolve({
      url: process.env.TEST_URL ?? "",
      close: () => Promise.resolve(),
    }),
};

const kinds = { preview, nginx };

export interface HostOptions {
  host: keyof typeof kinds;
}

interface Fixtures {
  /** Fetches a path without following redirects. */
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
}

interface WorkerFixtures extends HostOptions {
  server: RunningServer | undefined;
}

/** Servers whose absence is an error; .ci/run names them. */
const required = (process.env.REQUIRED_HOSTS ?? "").split(" ");

export const test = base.extend<Fixtures, WorkerFixtures>({
  host: ["preview", { option: true, scope: "worker" }],

  server: [
    async ({ host }, use) => {
      const { isInstalled, start } = kinds[host];
      const server = isInstalled() ? await start() : undefined;
      await use(server);
      await server?.close();
    },
    { scope: "worker" },
  ],

  get: async ({ host, server }, use, testInfo) => {
    const reason = `${host} is not installed`;
    if (!server && required.includes(host)) throw new Error(reason);
    testInfo.skip(!server, reason);
    await use((path, headers) =>
      fetch(`${server?.url}${path}`, { headers, redirect: "manual" }),
    );
  },
});

export { expect } from "@playwright/test";
