import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { constants, getPriority } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

import { temporaryFolder } from "../tests/jest/temporaryFolder";

const { href: module } = pathToFileURL(path.resolve("scripts/runScripts.mjs"));

/** Runs scripts side by side in a package that has them; what that gives. */
function runSideBySide(scripts: Record<string, string>) {
  const cwd = temporaryFolder();
  const commands: Record<string, string> = {};
  for (const [name, code] of Object.entries(scripts)) {
    writeFileSync(path.join(cwd, `${name}.mjs`), code);
    commands[name] = `node ${name}.mjs`;
  }
  writeFileSync(
    path.join(cwd, "package.json"),
    JSON.stringify({ scripts: commands }),
  );
  const names = Object.keys(scripts).map((name) => [name, "argument"]);
  const run = `import { runSideBySide } from "${module}";
    process.exitCode = await runSideBySide(...${JSON.stringify(names)}) ? 0 : 1;`;
  const { status, stdout } = spawnSync(
    process.execPath,
    ["--input-type=module", "--eval", run],
    { cwd, encoding: "utf8" },
  );
  return { status, stdout: stdout.replaceAll(/\d+\.\d s$/gm, "0.0 s") };
}

test("runs scripts at the same time, and shows what each says as a whole", () => {
  // Each ends once the other has begun.
  const say = (name: string, other: string) => `
    import { existsSync, writeFileSync } from "node:fs";
    import { setTimeout as pause } from "node:timers/promises";
    console.log("${name} begins with " + process.argv[2]);
    writeFileSync("${name}.began", "");
    while (!existsSync("${other}.began")) await pause(10);
    if ("${name}" === "second") await pause(500);
    console.error("${name} ends");`;
  expect(
    runSideBySide({
      first: say("first", "second"),
      second: say("second", "first"),
    }),
  ).toEqual({
    status: 0,
    stdout: `first begins with argument
first ends
--- first: ok, 0.0 s
second begins with argument
second ends
--- second: ok, 0.0 s
`,
  });
});

test("lets all come to their end, and fails where one has failed", () => {
  const { status, stdout } = runSideBySide({
    fails: "process.exitCode = 3;",
    works: "await new Promise((later) => setTimeout(later, 500));",
  });
  expect(status).toBe(1);
  expect(stdout).toBe("--- fails: FAILED, 0.0 s\n--- works: ok, 0.0 s\n");
});

test("has the others make way for the first", () => {
  const tell = `import { getPriority } from "node:os"; console.log(getPriority());`;
  const { stdout } = runSideBySide({ first: tell, second: tell });
  const [first, second] = ["first", "second"].map((name) =>
    Number(new RegExp(`(-?\\d+)\\n--- ${name}`).exec(stdout)?.[1]),
  );
  const low = constants.priority.PRIORITY_BELOW_NORMAL;
  expect(first).toBe(getPriority());
  expect(second).toBe(Math.max(getPriority(), low));
});
