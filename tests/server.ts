/** Returns the server of a folder with a built site; its URL becomes TEST_URL. */
export const serverOf = (folder: string) => ({
  command: "tsx scripts/serve.ts",
  cwd: "..",
  env: { SITE_DIR: folder, PORT: "0" },
  wait: { stdout: /The site is at (?<test_url>\S+)/ },
});
