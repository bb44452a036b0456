/** Returns the configuration of a site's server. Playwright sets TEST_URL to the URL. */
export const serverOf = (folder: string) => ({
  command: "tsx scripts/serve.ts",
  cwd: "..",
  env: { SITE_DIR: folder, PORT: "0" },
  wait: { stdout: /The site is at (?<test_url>\S+)/ },
});
