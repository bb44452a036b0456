import { mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";

import type { Compiler } from "webpack";

import { temporaryFolder } from "../../../tests/jest/temporaryFolder";
import { ContentCheckPlugin } from "./ContentCheckPlugin";

jest.mock("../../gatsby-internals/reloadPages", () => ({}));

test("ends a compilation although a content file is gone when it is read", async () => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, "legal"));
  const link = path.join(folder, "legal/terms.json");
  // Windows lets everyone make junctions, but not symbolic links.
  symlinkSync(path.join(folder, "gone"), link, "junction");
  jest.replaceProperty(process, "env", { ...process.env, CONTENT_DIR: folder });
  const tapPromise = jest.fn<
    undefined,
    [string, (compilation: object) => Promise<undefined>]
  >();
  const hooks = { make: { tapPromise }, done: { tap: jest.fn() } };
  const compiler = { hooks } as object as Compiler;
  new ContentCheckPlugin().apply(compiler);
  const errors: Error[] = [];
  await tapPromise.mock.calls[0]?.[1]({
    contextDependencies: new Set(),
    errors,
  });
  expect(errors[0]?.message).toContain("terms.json");
});
