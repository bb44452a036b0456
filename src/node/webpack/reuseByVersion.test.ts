import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import webpack from "webpack";

import { temporaryFolder } from "../../../tests/jest/temporaryFolder";
import { reuseByVersion, versionOfBuild } from "./reuseByVersion";

const folder = temporaryFolder();
const write = (file: string, text: string) => {
  writeFileSync(path.join(folder, file), text);
};

const files = [
  "package.json",
  "package-lock.json",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "src/node/webpack/settings.ts",
];

beforeEach(() => {
  mkdirSync(path.join(folder, "src/node/webpack"), { recursive: true });
  for (const file of files) write(file, "{}");
  write("src/page.tsx", "{}");
});

test.each(files)("another %s makes another version", (file) => {
  const before = versionOfBuild(folder);
  write(file, '{ "changed": true }');
  expect(versionOfBuild(folder)).not.toBe(before);
});

test("a page that changed makes no other version", () => {
  const before = versionOfBuild(folder);
  write("src/page.tsx", '{ "changed": true }');
  expect(versionOfBuild(folder)).toBe(before);
});

/** Builds as one version; tells what of it is new, and what webpack followed. */
async function build(version: string) {
  const compiler = webpack({
    mode: "production",
    entry: path.join(folder, "entry.js"),
    output: { path: path.join(folder, "out") },
    module: { rules: [{ use: path.join(folder, "loader.js") }] },
    cache: {
      type: "filesystem",
      cacheLocation: path.join(folder, "cache"),
      buildDependencies: { config: [path.join(folder, "settings.js")] },
    },
    plugins: [reuseByVersion(version)],
  });
  const stats = await new Promise<webpack.Stats | undefined>((done, failed) => {
    compiler.run((error, result) => (error ? failed(error) : done(result)));
  });
  await new Promise((closed) => {
    compiler.close(closed);
  });
  const { errors, buildDependencies = [] } = stats?.compilation ?? {};
  expect(errors).toEqual([]);
  const { modules = [] } =
    stats?.toJson({ modules: true, cachedModules: true }) ?? {};
  return {
    built: modules.map(({ built }) => built),
    followed: [...buildDependencies],
  };
}

test("webpack reuses what is of the same version, and follows no loader to know", async () => {
  write("settings.js", "");
  write("loader.js", "module.exports = (source) => source;");
  write("entry.js", "console.log('page');");
  expect(await build("1")).toEqual({ built: [true], followed: [] });
  write("settings.js", "// changed");
  expect(await build("1")).toEqual({ built: [false], followed: [] });
  expect(await build("2")).toEqual({ built: [true], followed: [] });
});
