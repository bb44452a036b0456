import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";

import webpack from "webpack";

import { temporaryFolder } from "../../../tests/jest/temporaryFolder";
import { ContentCheckPlugin } from "./ContentCheckPlugin";

afterEach(() => {
  delete process.env.CONTENT_DIR;
});

test("ends a compilation although a content file is gone when it is read", async () => {
  const folder = temporaryFolder();
  const entry = path.join(folder, "entry.js");
  writeFileSync(entry, "");
  mkdirSync(path.join(folder, "legal"));
  const link = path.join(folder, "legal/terms.json");
  // Windows lets everyone make junctions, but not symbolic links.
  symlinkSync(path.join(folder, "gone"), link, "junction");
  process.env.CONTENT_DIR = folder;
  const plugins = [new ContentCheckPlugin()];
  const output = { path: folder };
  const stats = await new Promise<webpack.Stats | undefined>(
    (resolve, reject) => {
      webpack({ mode: "none", entry, output, plugins }, (error, result) => {
        if (error) reject(error);
        else resolve(result);
      });
    },
  );
  expect(stats?.compilation.errors[0]?.message).toContain("terms.json");
});
