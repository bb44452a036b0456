import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import webpack from "webpack";

import { temporaryFolder } from "../../../tests/jest/temporaryFolder";
import { checkAndCopy } from "../copy/checkAndCopy";
import { filesIn } from "../../check/filesIn";
import { ContentCheckPlugin } from "./ContentCheckPlugin";

jest.mock("../copy/checkAndCopy");

/** Reports each file with `{` alone, instead of a check of all content. */
const reportOn = (folder: string) => {
  const files = filesIn(folder);
  const problems = files
    .filter((file) => readFileSync(path.join(folder, file), "utf8") === "{")
    .map((file) => ({ file, line: 1, column: 1, path: "", found: "{" }))
    .map((problem) => ({ ...problem, expected: "content" }));
  return { fileCount: files.length, problems };
};

// No Gatsby watches the copy.
jest.mock("../../gatsby-internals/develop/waitForNodes", () => ({
  waitForEvents: (change: () => Promise<unknown>) => change(),
}));

test("problems become errors of each compilation until they are corrected", async () => {
  const parent = temporaryFolder();
  const folder = path.join(parent, "content");
  const files = ["faqs.json", "legal/terms.json", "images/team/a.jpg"];
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), "");
  }
  jest
    .mocked(checkAndCopy)
    .mockImplementation(() => Promise.resolve().then(() => reportOn(folder)));
  jest.replaceProperty(process, "env", { ...process.env, CONTENT_DIR: folder });
  writeFileSync(path.join(parent, "entry.js"), "");
  const compiler = webpack({
    context: parent,
    entry: "./entry.js",
    mode: "development",
    output: { path: path.join(parent, "output") },
    plugins: [new ContentCheckPlugin(path.join(parent, "copy"))],
  });
  let save: (() => void) | undefined;
  compiler.hooks.make.tapPromise("test", async () => {
    save?.();
    save = undefined;
    await pause(300);
  });
  /** The errors of the last compilation. */
  let errors: readonly string[] | undefined;
  compiler.watch({}, (_error, stats) => {
    errors = stats?.compilation.errors.map(({ message }) => message);
  });
  /** Waits until compilations have an error with a text, or no error. */
  async function compiles(text?: string): Promise<void> {
    const end = Date.now() + 100_000;
    while (text ? !errors?.[0]?.includes(text) : errors?.length !== 0) {
      if (Date.now() > end) throw new Error(String(errors));
      await pause(50);
    }
  }

  try {
    await compiles();
    for (const name of files.slice(1)) {
      const file = path.join(folder, name);
      const content = readFileSync(file);
      save = () => writeFileSync(file, "{");
      const faqs = path.join(folder, "faqs.json");
      writeFileSync(faqs, `${readFileSync(faqs, "utf8")}\n`);
      await compiles(path.basename(file));
      writeFileSync(file, content);
      await compiles();
    }
    // Windows lets everyone make junctions, but not symbolic links.
    const link = path.join(folder, "legal/gone.json");
    symlinkSync(path.join(folder, "gone"), link, "junction");
    await compiles("gone.json");
    expect(errors?.[0]).toMatch(/\n +at .*reportOn/);
  } finally {
    await new Promise<void>((resolve) => compiler.close(() => resolve()));
  }
});
