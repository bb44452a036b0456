import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "../tests/jest/temporaryFolder";

const scratch = temporaryFolder();

/** Runs the command, as `npm run check` does, for another folder. */
function check(rootDir: string, GITHUB_ACTIONS = "") {
  const script = path.resolve("scripts/check.ts");
  return spawnSync(process.execPath, ["--import", "tsx", script, rootDir], {
    encoding: "utf8",
    env: { ...process.env, GITHUB_ACTIONS },
  });
}

test("ends well for the site's own content", () => {
  const { status, stdout, stderr } = check(process.cwd());
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(/^No mistakes in \d+ files/m);
});

test("ends with 1 and plain messages where there are mistakes", () => {
  cpSync("data", path.join(scratch, "data"), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(scratch, "node_modules"));
  const faqs = path.join(scratch, "data/faqs.json");
  writeFileSync(
    faqs,
    readFileSync(faqs, "utf8").replace('"answer"', '"anwser"'),
  );
  const { status, stdout } = check(scratch);
  expect(status).toBe(1);
  expect(stdout).toContain('did you mean "answer"?');
  expect(stdout).toMatch(/^1 mistake in 1 file/m);
  expect(stdout).not.toContain("\u001b");
  expect(stdout).not.toMatch(/^::/m);
  const onGithub = check(scratch, "true");
  expect(onGithub.status).toBe(1);
  expect(onGithub.stdout).toMatch(
    /^::error file=data\/faqs\.json,line=\d+,col=\d+,title=faqs\[0\]\.anwser::/m,
  );
});

test("ends with 2 where the check cannot be made", () => {
  const { status, stderr } = check(path.join(scratch, "nowhere"));
  expect(status).toBe(2);
  expect(stderr).toContain("The check itself failed");
});
