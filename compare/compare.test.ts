import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, test } from "@playwright/test";

import { runCommand } from "../scripts/childProcess";

const cwd = mkdtempSync(path.join(tmpdir(), "gainova test "));
const root = process.cwd();

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
  const tsx = `${root}/node_modules/tsx/dist/cli.mjs`;
  const args = [tsx, `${root}/compare/compare.ts`, commit];
  const { status, stdout, stderr } = runCommand(process.execPath, args, {
    cwd,
  });
  return [status, status === 2 ? stderr : stdout];
}

/** Writes the project's page, and a test that clicks the page's control. */
function writeProject(control: string, state: string, style = "") {
  const html = `<nav class=visible><button>${control}</button></nav><p class=a-module--b--12345>Text`;
  write("src/page.html", style + html);
  write(
    "compare/compare.spec.ts",
    `import "${root}/compare/compare.spec";
    import { expect, test } from "@playwright/test";
    test("state", async ({ page }) => {
      await page.goto("/page");
      await page.getByText("${control}").click({ timeout: 5000 });
      await expect(page).toHaveScreenshot("${state}.png");
    });`,
  );
}

test.afterAll(() => rmSync(cwd, { recursive: true }));

test("names and shows what differs between two commits", () => {
  test.setTimeout(600_000);
  git("init -q");
  write(".gitignore", ".sites\nnode_modules");
  symlinkSync(`${root}/node_modules`, path.join(cwd, "node_modules"));
  write("package-lock.json", '{ "packages": {} }');
  // A build that only copies files replaces Gatsby's build.
  const build = 'fs.cpSync("src", "public", { recursive: true })';
  write("scripts/gatsby.mjs", `import fs from "node:fs"; ${build}`);
  write("scripts/serve.ts", `import "${root}/scripts/serve";`);
  write(
    "compare/playwright.config.ts",
    `export { default } from "${root}/compare/playwright.config";`,
  );
  write("src/_headers", "");
  write("src/index.html", "");
  write(
    "src/page-data/page-data.json",
    '{"path":"/page","componentChunkName":"page","result":{"data":{"page":{"meta":{}}}}}',
  );
  writeProject("Menu", "menu");
  commit();
  expect(compare("nowhere")).toEqual([2, expect.stringMatching("no commit")]);
  expect(compare("HEAD")).toEqual([2, expect.stringMatching("from before")]);
  write("src/switch", "READABLE");
  commit();
  expect(compare("HEAD")).toEqual([
    0,
    expect.stringMatching("No file differs"),
  ]);

  // The control and the state have different names in the commit.
  writeProject("Navigation", "navigation", "<style>p { color: #fff }</style>");
  const [status, output] = compare("HEAD");
  expect(status).toBe(1);
  expect(output).toMatch(/page\.html\n@@[^]*\n\+/);
  expect(output).toContain("menu.png");
  expect(output).toContain("navigation.png");
  const results = path.join(cwd, ".sites/compare/results");
  expect(readdirSync(results, { recursive: true }).join()).toMatch("-diff.png");

  // The page has no control that the test could find.
  write("src/page.html", "<nav class=visible>");
  expect(compare("HEAD")).toEqual([2, expect.stringMatching("no pictures")]);
});
