import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "../../tests/jest/temporaryFolder";
import { startWith } from "./checkBeforeStart";

const reporter = {
  log: jest.fn(),
  panic: jest.fn<never, unknown[]>(),
};

let folder: string;
let faqs: string;
let copy: string;

beforeEach(() => {
  folder = temporaryFolder();
  faqs = path.join(folder, "faqs.json");
  copy = path.join(temporaryFolder(), "copy");
  cpSync("tests/fixtures/site", folder, { recursive: true });
  jest.replaceProperty(process, "env", {
    ...process.env,
    CONTENT_DIR: folder,
    NODE_ENV: "development",
  });
});

test("Gatsby starts with one line about placeholders, or ends with all problems, without code; while developing, a valid copy is enough", async () => {
  const text = readFileSync(faqs, "utf8");
  const invalid = text.replaceAll('"answer"', '"anwser"');
  const report: unknown = expect.stringMatching(
    /faqs\.json:\d+:\d+ [^]*\n4 problems in 1 file$/,
  );
  writeFileSync(faqs, invalid);
  await startWith(copy, reporter);
  expect(reporter.panic.mock.calls).toEqual([[report]]);
  expect(reporter.log).not.toHaveBeenCalled();

  writeFileSync(faqs, text);
  await startWith(copy, reporter);
  expect(reporter.log.mock.calls).toEqual([
    [
      expect.stringMatching(
        /warning: \d+ placeholders left in .* \(npm run check lists them\)\n\nNo problems in \d+ files$/,
      ),
    ],
  ]);

  writeFileSync(faqs, invalid);
  await startWith(copy, reporter);
  expect(reporter.panic).toHaveBeenCalledTimes(1);
  expect(reporter.log.mock.lastCall).toEqual([report]);
  expect(readFileSync(path.join(copy, "faqs.json"), "utf8")).toBe(text);

  jest.replaceProperty(process.env, "NODE_ENV", "production");
  await startWith(copy, reporter);
  expect(reporter.panic.mock.lastCall).toEqual([report]);

  // Windows lets everyone make junctions, but not symbolic links.
  const link = path.join(folder, "legal/gone.json");
  symlinkSync(path.join(folder, "gone"), link, "junction");
  await startWith(copy, reporter);
  const [error] = reporter.panic.mock.lastCall as [Error];
  expect(error.stack).toContain("gone.json");
});
