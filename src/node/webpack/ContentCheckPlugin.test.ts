import { cpSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";

import webpack from "webpack";

import { temporaryFolder } from "../../../tests/jest/temporaryFolder";
import { ContentCheckPlugin } from "./ContentCheckPlugin";

// No Gatsby watches the copy.
jest.mock("../../gatsby-internals/waitForNodes", () => ({
  waitForEvents: (change: () => Promise<unknown>) => change(),
}));

test("problems, and a file that is gone when it is read, become errors of each compilation until they are corrected", async () => {
  const folder = temporaryFolder();
  cpSync("tests/fixtures/site", folder, { recursive: true });
  jest.replaceProperty(process, "env", { ...process.env, CONTENT_DIR: folder });
  const compiler = new webpack.Compiler(folder, { experiments: {} } as never);
  const copy = path.join(temporaryFolder(), "copy");
  new ContentCheckPlugin(copy).apply(compiler);
  const compile = async () => {
    const compilation = {
      contextDependencies: new Set<string>(),
      errors: [] as Error[],
    };
    await compiler.hooks.watchRun.promise(compiler);
    compiler.hooks.thisCompilation.call(compilation as never, {} as never);
    expect(compilation.errors).toEqual([]);
    await compiler.hooks.done.promise({ compilation } as never);
    expect([...compilation.contextDependencies]).toEqual([folder]);
    return compilation.errors.map(({ message }) => message);
  };
  expect(await compile()).toEqual([]);
  const link = path.join(folder, "legal/gone.json");
  // Windows lets everyone make junctions, but not symbolic links.
  symlinkSync(path.join(folder, "gone"), link, "junction");
  expect(await compile()).toEqual([expect.stringContaining("gone.json")]);
  rmSync(link);
  writeFileSync(path.join(folder, "faqs.json"), "{");
  expect(await compile()).toEqual([expect.stringContaining("faqs.json:1")]);
  cpSync("tests/fixtures/site", folder, { recursive: true });
  expect(await compile()).toEqual([]);
});
