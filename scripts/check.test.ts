import { spawnSync } from "node:child_process";

test("exits with 1 and names missing files, in plain text and to GitHub", () => {
  const folder = { CONTENT_DIR: "nowhere", GITHUB_ACTIONS: "true" };
  const { status, stdout } = spawnSync(
    process.execPath,
    ["--import", "tsx", "scripts/check.ts"],
    { encoding: "utf8", env: { ...process.env, ...folder } },
  );
  expect(status).toBe(1);
  expect(stdout).toContain("nowhere/site.json:1:1\n  found     no such file");
  expect(stdout).toMatch(/^::error file=nowhere\/site\.json,line=1,col=1,/m);
});
