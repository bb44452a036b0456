import { execFileSync, spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { buildBoth, FOLDER, removeOldBuilds } from "./builds";

const own = process.cwd();
const git = (...args: string[]) =>
  execFileSync("git", [
    "-c",
    "user.name=A",
    "-c",
    "user.email=a@example.org",
    ...args,
  ]);

/** Instead of Gatsby: builds a page of the source, which is changed meanwhile. */
const gatsby = `import fs from "node:fs";
fs.mkdirSync("public");
fs.copyFileSync("src/page", "public/page");
if (process.cwd().endsWith("tree")) fs.appendFileSync("../../../src/page", "!");
`;

beforeEach(() => {
  process.chdir(mkdtempSync(path.join(tmpdir(), "gainova test ")));
  for (const folder of ["scripts", "src", "node_modules"]) mkdirSync(folder);
  writeFileSync(".gitignore", ".sites\nnode_modules\n");
  writeFileSync("package-lock.json", '{ "packages": {} }');
  writeFileSync("scripts/gatsby.mjs", gatsby);
  git("init", "--quiet");
  for (const page of ["One", "Two"]) {
    writeFileSync("src/page", page);
    git("add", ".");
    git("commit", "--quiet", "--message", `Write ${page}`);
  }
});

afterEach(() => {
  const folder = process.cwd();
  process.chdir(own);
  rmSync(folder, { recursive: true });
});

const textOf = (site: string) => readFileSync(path.join(site, "page"), "utf8");

test("builds what the site is made of, under a name of what was built", async () => {
  // No site is made of it.
  writeFileSync("notes.md", "");
  const first = await buildBoth();
  expect(first.title).toMatch(/^\w+ Write One → the working tree$/);
  expect(first.sites.map(textOf)).toEqual(["One", "Two"]);
  // It was changed during the build.
  const second = await buildBoth();
  expect(second.title).toMatch("Write Two");
  expect(second.sites.map(textOf)).toEqual(["Two", "Two!"]);

  git("commit", "--quiet", "--all", "--message", "Write more");
  const [one, other] = (await buildBoth("HEAD")).sites;
  expect(one).toBe(other);

  for (const name of "abcdefgh") mkdirSync(path.join(FOLDER, "kept", name));
  removeOldBuilds();
  expect(readdirSync(path.join(FOLDER, "kept"))).toHaveLength(6);
});

test("says before it builds that there is no such commit, or that another one runs", () => {
  const compare = (...args: string[]) => {
    const file = path.join(own, "compare/compare.ts");
    const tsx = path.join(own, "node_modules/tsx/dist/cli.mjs");
    const run = spawnSync(process.execPath, [tsx, file, ...args], {
      encoding: "utf8",
    });
    return [run.status, run.stderr.trim()];
  };
  expect(compare("nowhere")).toEqual([2, 'There is no commit "nowhere".']);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, "running"), String(process.pid));
  const [status, message] = compare();
  expect(status).toBe(2);
  expect(message).toBe(
    `A comparison is running already, as process ${process.pid}.`,
  );
  expect(readdirSync(FOLDER)).toEqual(["running"]);
});
