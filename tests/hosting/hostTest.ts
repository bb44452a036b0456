import { test as base } from "@playwright/test";

import { startNginx } from "../servers/nginx";

export interface HostOptions {
  /** The server of all tests, or nginx. */
  host: "preview" | "nginx";
}

interface Fixtures {
  /** Fetches a path without following redirects. */
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
}

interface WorkerFixtures extends HostOptions {
  /** Without a trailing slash; undefined if the server is not installed. */
  url: string | undefined;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  host: ["preview", { option: true, scope: "worker" }],

  url: [
    async ({ host }, use) => {
      if (host === "preview") return use(process.env.TEST_URL);
      const nginx = await startNginx();
      await use(nginx?.url);
      await nginx?.close();
    },
    { scope: "worker" },
  ],

  get: async ({ host, url }, use, testInfo) => {
    const reason = `${host} is not installed`;
    if (!url && process.env.REQUIRED?.includes(host)) throw new Error(reason);
    testInfo.skip(!url, reason);
    await use((path, headers) =>
      fetch(`${url}${path}`, { headers, redirect: "manual" }),
    );
  },
});

export { expect } from "@playwright/test";
