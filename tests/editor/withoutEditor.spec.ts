import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect } from "@playwright/test";

import { skipWithoutGit, test } from "./editorTest";

skipWithoutGit();

// The last file: it ends the editor that all files share.
test.describe.configure({ mode: "serial", timeout: 120_000 });

test("leaves content that the check and Prettier accept", async ({
  editor,
}) => {
  await editor.reset();
  await editor.open("About");
  await editor.field("heading").fill("Built after the editor");
  await editor.saved();
  const run = (...args: string[]) =>
    execFileSync("npx", args, { cwd: editor.project.folder, encoding: "utf8" });
  expect(run("tsx", "scripts/check.ts", "--brief")).toContain("No problems");
  run(
    "prettier",
    "--check",
    "--ignore-path=.gitignore",
    "data/*.json",
    "data/legal/*.json",
  );
});

test("builds pages with the edits, and without a byte of the editor", async ({
  editor,
}) => {
  await editor.project.stopEditor();
  execFileSync(process.execPath, ["scripts/gatsby.mjs", "build"], {
    cwd: editor.project.folder,
    env: { ...process.env, CI: "true" },
    stdio: process.env.EDITOR_LOG ? "inherit" : "ignore",
  });
  const folder = path.join(editor.project.folder, "public");
  const html = (name: string) => readFileSync(path.join(folder, name), "utf8");
  expect(html("about.html")).toContain("Built after the editor");
  const files = readdirSync(folder, {
    recursive: true,
    withFileTypes: true,
  }).filter((file) => file.isFile() && /\.(js|css|html)$/.test(file.name));
  expect(files.length).toBeGreaterThan(10);
  for (const { parentPath, name } of files)
    expect(readFileSync(path.join(parentPath, name), "utf8")).not.toMatch(
      /__edit|gainova-editor|easy-crop|entry-buttons/i,
    );
});
