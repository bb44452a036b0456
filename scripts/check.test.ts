import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "../tests/jest/temporaryFolder";

const fixture = "tests/fixtures/site";
const scratch = temporaryFolder();

/** Runs the command, as `npm run check` does, for another folder. */
function check(rootDir: string, contentDir = fixture, GITHUB_ACTIONS = "") {
  const script = path.resolve("scripts/check.ts");
  return spawnSync(process.execPath, ["--import", "tsx", script, rootDir], {
    encoding: "utf8",
    env: { ...process.env, CONTENT_DIR: contentDir, GITHUB_ACTIONS },
  });
}

test("ends with 0 where the content is valid", () => {
  const { status, stdout, stderr } = check(process.cwd());
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(/^No mistakes in \d+ files/m);
});

test("ends with 1 and plain messages where there are mistakes", () => {
  cpSync(fixture, path.join(scratch, "data"), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(scratch, "node_modules"));
  const faqs = path.join(scratch, "data/faqs.json");
  writeFileSync(
    faqs,
    readFileSync(faqs, "utf8").replace('"answer"', '"anwser"'),
  );
  const { status, stdout } = check(scratch, "data");
  expect(status).toBe(1);
  expect(stdout).toContain('did you mean "answer"?');
  expect(stdout).toMatch(/^1 mistake in 1 file/m);
  expect(stdout).not.toContain("\u001b");
  expect(stdout).not.toMatch(/^::/m);
  const onGithub = check(scratch, "data", "true");
  expect(onGithub.status).toBe(1);
  expect(onGithub.stdout).toMatch(
    /^::error file=data\/faqs\.json,line=\d+,col=\d+,title=faqs\[0\]\.anwser::/m,
  );
});

test("ends with 1 and one message where there is no content folder", () => {
  const { status, stdout, stderr } = check(process.cwd(), "nowhere");
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toBe(
    `There is no content folder ${path.resolve("nowhere")} (CONTENT_DIR). Name a folder that holds site.json, team.json and the other files of data/.\n`,
  );
});

test("ends with 1 and names the files that a content folder lacks", () => {
  const { status, stdout } = check(process.cwd(), "tests/fixtures/site/legal");
  expect(status).toBe(1);
  expect(stdout).toContain("tests/fixtures/site/legal/site.json");
  expect(stdout).toContain("navigation.json");
});
