import { runCommand } from "./childProcess";

test("exits with 1 and annotates problems on GitHub", () => {
  const { status, stdout } = runCommand(
    process.execPath,
    ["--import", "tsx", "scripts/check.ts"],
    { env: { CONTENT_DIR: "nowhere", GITHUB_ACTIONS: "true" } },
  );
  expect(status).toBe(1);
  expect(stdout).toContain("nowhere/site.json:1:1\n  found     no such file");
  expect(stdout).toMatch(/^::error file=nowhere\/site\.json,line=1,col=1,/m);
});
