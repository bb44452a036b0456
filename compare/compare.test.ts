import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { runCommand } from "../scripts/childProcess";
import { temporaryFolder } from "../tests/jest/temporaryFolder";

const cwd = temporaryFolder();

function write(name: string, text: string) {
  mkdirSync(path.join(cwd, path.dirname(name)), { recursive: true });
  writeFileSync(path.join(cwd, name), text);
}

function git(command: string) {
  const { status, stderr } = runCommand("git", command.split(" "), { cwd });
  if (status !== 0) throw new Error(stderr);
}

function commit() {
  git("add .");
  git("-c user.name=A -c user.email=a@example.org commit -qm Write");
}

function compare(commit: string) {
  const tsx = path.resolve("node_modules/tsx/dist/cli.mjs");
  const args = [tsx, path.resolve("compare/compare.ts"), commit];
  const { status, stdout, stderr } = runCommand(process.execPath, args, {
    cwd,
    env: { JEST_WORKER_ID: undefined },
  });
  return [status, status === 2 ? stderr : stdout];
}

test("names and shows what differs, and says whether it could compare", () => {
  git("init -q");
  write("package-lock.json", "");
  // Instead of Gatsby.
  const build = 'fs.cpSync("src", "public", { recursive: true })';
  write("scripts/gatsby.mjs", `import fs from "node:fs"; ${build}`);
  write("src/_headers", "");
  write("src/index.html", "");
  write(
    "src/page-data/page-data.json",
    '{"path":"/page","componentChunkName":"page","result":{"data":{"page":{"meta":{}}}}}',
  );
  const html = "<nav class=visible>Menu</nav><p class=a-module--b--12345>Text";
  write("src/page.html", html);
  commit();
  expect(compare("nowhere")).toEqual([2, expect.stringMatching("no commit")]);
  expect(compare("HEAD")).toEqual([2, expect.stringMatching("from before")]);
  write("src/switch", "READABLE");
  commit();
  expect(compare("HEAD")).toEqual([
    0,
    expect.stringMatching("No file differs"),
  ]);

  write("src/page.html", `<style>p { color: #fff }</style>${html}`);
  const change = /page\.html\n.*\n\+/;
  expect(compare("HEAD")).toEqual([1, expect.stringMatching(change)]);
  const results = path.join(cwd, ".sites/compare/results");
  expect(readdirSync(results, { recursive: true }).join()).toMatch("-diff.png");

  // Nobody serves a site without them.
  rmSync(path.join(cwd, "src/_headers"));
  commit();
  expect(compare("HEAD")).toEqual([2, expect.stringMatching("playwright")]);
}, 600_000);
