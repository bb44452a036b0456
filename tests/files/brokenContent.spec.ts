import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "@playwright/test";

import { copyProject, FIXTURE } from "../../scripts/buildCopy";
import { runCommand } from "../../scripts/childProcess";
import { filesIn } from "../../src/check/filesIn";
import { SCHEMA_FOLDER } from "../../src/content/jsonSchemas";

test("reports problems without changing public @test:all", () => {
  const copy = copyProject("broken content");
  const site = path.join(copy, "public");
  mkdirSync(site);
  writeFileSync(path.join(site, "index.html"), "The build before");
  const faqs = path.join(copy, FIXTURE.CONTENT_DIR, "faqs.json");
  const text = readFileSync(faqs, "utf8");
  writeFileSync(faqs, text.replace('"answer"', '"anwser"'));

  const { status, stdout, stderr } = runCommand(
    process.execPath,
    ["scripts/gatsby.mjs", "build"],
    { cwd: copy, env: { ...FIXTURE, CI: "true", GITHUB_ACTIONS: "true" } },
  );
  expect(status).toBe(1);
  expect(stdout + stderr).toMatch(/faqs\.json:\d+:\d+/);
  // GitHub reads annotations only at the start of a line.
  expect(stdout + stderr).toMatch(/^::error file=.*faqs\.json,line=\d+/m);
  expect(stdout + stderr).not.toMatch(/.::error/);
  expect(filesIn(path.join(copy, SCHEMA_FOLDER))).toEqual(
    filesIn(SCHEMA_FOLDER),
  );
  expect(filesIn(site)).toEqual(["index.html"]);
  expect(readFileSync(path.join(site, "index.html"), "utf8")).toBe(
    "The build before",
  );
});
