import {
  appendFileSync,
  cpSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import webpack from "webpack";

import { temporaryFolder } from "../../../tests/jest/temporaryFolder";
import { ContentCheckPlugin } from "./ContentCheckPlugin";

// No Gatsby watches the copy.
jest.mock("../../gatsby-internals/waitForNodes", () => ({
  waitForEvents: (change: () => Promise<unknown>) => change(),
}));

let folder: string;
let compiler: webpack.Compiler;
/** The errors of the last compilation. */
let errors: readonly string[] | undefined;

beforeEach(() => {
  const parent = temporaryFolder();
  folder = path.join(parent, "content");
  cpSync("tests/fixtures/site", folder, { recursive: true });
  jest.replaceProperty(process, "env", { ...process.env, CONTENT_DIR: folder });
  writeFileSync(path.join(parent, "entry.js"), "");
  compiler = webpack({
    context: parent,
    entry: "./entry.js",
    mode: "development",
    output: { path: path.join(parent, "output") },
    plugins: [new ContentCheckPlugin(path.join(parent, "copy"))],
  });
  errors = undefined;
});

afterEach(
  () => new Promise<void>((resolve) => compiler.close(() => resolve())),
);

const watch = () =>
  compiler.watch({}, (_error, stats) => {
    errors = stats?.compilation.errors.map(({ message }) => message);
  });

/** Waits until compilations have an error with a text, or no error. */
async function compiles(text?: string): Promise<void> {
  const end = Date.now() + 30_000;
  while (text ? !errors?.[0]?.includes(text) : errors?.length !== 0) {
    if (Date.now() > end) throw new Error(String(errors));
    await pause(50);
  }
}

test("problems, and the stack of an unexpected error, become errors of each compilation until they are corrected", async () => {
  watch();
  await compiles();
  // Windows lets everyone make junctions, but not symbolic links.
  const link = path.join(folder, "legal/gone.json");
  symlinkSync(path.join(folder, "gone"), link, "junction");
  await compiles("gone.json");
  expect(errors?.[0]).toMatch(/\n +at .*readContent/);
  rmSync(link);
  await compiles();
  const faqs = path.join(folder, "faqs.json");
  const text = readFileSync(faqs);
  writeFileSync(faqs, "{");
  await compiles("faqs.json:1");
  writeFileSync(faqs, text);
  await compiles();
});

test("what is saved in any folder while webpack compiles is checked by the next compilation", async () => {
  let save: (() => void) | undefined;
  compiler.hooks.make.tapPromise("test", async () => {
    save?.();
    save = undefined;
    await pause(300);
  });
  watch();
  await compiles();
  for (const name of ["legal/terms.json", "images/team/member-01.jpg"]) {
    const file = path.join(folder, name);
    const content = readFileSync(file);
    save = () => writeFileSync(file, "{");
    appendFileSync(path.join(folder, "faqs.json"), "\n");
    await compiles(path.basename(file));
    writeFileSync(file, content);
    await compiles();
  }
});
