/** Returns the configuration of a server for a built site. TEST_URL will be its URL. */
export const serverOf = (folder: string) => ({
  command: "tsx scripts/serve.ts",
  cwd: "..",
  env: { SITE_DIR: folder, PORT: "0" },
  wait: { stdout: /The site is at (?<test_url>\S+)/ },
});
