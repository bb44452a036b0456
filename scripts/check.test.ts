import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "../tests/jest/temporaryFolder";

const fixture = "tests/fixtures/site";

function check(contentDir: string, { GITHUB_ACTIONS = "" } = {}) {
  return spawnSync(process.execPath, ["--import", "tsx", "scripts/check.ts"], {
    encoding: "utf8",
    env: { ...process.env, CONTENT_DIR: contentDir, GITHUB_ACTIONS },
  });
}

test("exits with 0 if the content is valid", () => {
  const { status, stdout, stderr } = check(fixture);
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(/^No problems in \d+ files/m);
});

test("exits with 1 and plain messages if there are problems", () => {
  const folder = temporaryFolder();
  cpSync(fixture, folder, { recursive: true });
  const faqs = path.join(folder, "faqs.json");
  const text = readFileSync(faqs, "utf8");
  writeFileSync(faqs, text.replace('"answer"', '"anwser"'));
  const { status, stdout } = check(folder);
  expect(status).toBe(1);
  expect(stdout).toContain('did you mean "answer"?');
  expect(stdout).toMatch(/^1 problem in 1 file/m);
  expect(stdout).not.toContain("\u001b");
  expect(stdout).not.toMatch(/^::/m);
  expect(check(folder, { GITHUB_ACTIONS: "true" }).stdout).toMatch(
    /^::error file=.*faqs\.json,line=\d+,col=\d+,title=faqs\[0\]\.anwser::/m,
  );
});

test("exits with 1 and names the files of a missing content folder", () => {
  const { status, stdout } = check("nowhere");
  expect(status).toBe(1);
  expect(stdout).toContain("nowhere/site.json:1:1\n  found     no such file");
  expect(stdout).toContain("nowhere/navigation.json");
});
