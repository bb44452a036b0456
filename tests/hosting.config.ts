import { defineConfig } from "@playwright/test";

import type { HostOptions } from "./hosting/test";

/**
 * Holds the servers that are used in earnest, and the preview, to one table:
 * `npm run test:hosting`. Each starts on the built site, on this machine.
 */
export default defineConfig<object, HostOptions>({
  testDir: "hosting",
  outputDir: "../test-results/hosting",
  forbidOnly: process.env.CI === "true",
  workers: 1,
  reporter: "list",
  projects: (["preview", "nginx", "caddy", "wrangler"] as const).map(
    (host) => ({ name: host, use: { host } }),
  ),
});
