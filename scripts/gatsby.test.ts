import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "../tests/jest/temporaryFolder";

const script = path.resolve("scripts/gatsby.mjs");

test("says before Gatsby starts which signs in the name of the folder it cannot work with", () => {
  for (const [name, signs] of [
    ["site (1)", "( )"],
    ["{a,b}", "{ }"],
    ["site [v2]", "[ ]"],
    ["C# site", "#"],
    ["site%20v2", "%"],
  ] as const) {
    const cwd = path.join(temporaryFolder(), name);
    mkdirSync(cwd);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [script, "build"],
      { cwd, encoding: "utf8" },
    );
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toBe(
      `Gatsby cannot work in ${cwd}: rename the folder, without ${signs}\n`,
    );
  }
});
