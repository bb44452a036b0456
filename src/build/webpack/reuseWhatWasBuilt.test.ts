import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import webpack from "webpack";

import { temporaryFolder } from "../../../tests/jest/temporaryFolder";
import { trustPackageLock, versionOfBuild } from "./reuseWhatWasBuilt";

const folder = temporaryFolder();
const write = (file: string, text: string) => {
  writeFileSync(path.join(folder, file), text);
};

const files = [
  "package.json",
  "package-lock.json",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "src/build/webpack/settings.ts",
];

beforeEach(() => {
  mkdirSync(path.join(folder, "src/build/webpack"), { recursive: true });
  for (const file of files) write(file, "{}");
  write("src/page.tsx", "{}");
});

test.each(files)("what was built with another %s is not reused", (file) => {
  const before = versionOfBuild(folder);
  write(file, '{ "changed": true }');
  expect(versionOfBuild(folder)).not.toBe(before);
});

test("a change of a page keeps what was built of the others", () => {
  const before = versionOfBuild(folder);
  write("src/page.tsx", '{ "changed": true }');
  expect(versionOfBuild(folder)).toBe(before);
});

test("webpack does not look through its loaders", async () => {
  write("loader.js", "module.exports = (source) => source;");
  write("entry.js", "console.log('page');");
  const compiler = webpack({
    mode: "production",
    entry: path.join(folder, "entry.js"),
    output: { path: path.join(folder, "out") },
    module: { rules: [{ use: path.join(folder, "loader.js") }] },
    plugins: [trustPackageLock()],
  });
  const stats = await new Promise<webpack.Stats | undefined>((done, failed) => {
    compiler.run((error, result) => (error ? failed(error) : done(result)));
  });
  expect(stats?.compilation.errors).toEqual([]);
  expect([...(stats?.compilation.buildDependencies ?? [])]).toEqual([]);
});
