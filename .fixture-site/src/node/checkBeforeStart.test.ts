import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "../../tests/jest/temporaryFolder";
import { checkBeforeStart } from "./checkBeforeStart";

const reporter = {
  log: jest.fn(),
  panic: jest.fn<never, unknown[]>(),
  panicOnBuild: jest.fn(),
};

test("Gatsby starts with one line about placeholders, or ends with all problems, without code; another error is shown with its stack", async () => {
  const folder = temporaryFolder();
  cpSync("tests/fixtures/site", folder, { recursive: true });
  jest.replaceProperty(process, "env", { ...process.env, CONTENT_DIR: folder });
  await checkBeforeStart({ reporter });
  expect(reporter.panic).not.toHaveBeenCalled();
  expect(reporter.log.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^warning: \d+ placeholders left in .* \(npm run check lists them\)\n\nNo problems in \d+ files$/,
      ),
    ],
  ]);

  const faqs = path.join(folder, "faqs.json");
  const text = readFileSync(faqs, "utf8");
  writeFileSync(faqs, text.replaceAll('"answer"', '"anwser"'));
  await checkBeforeStart({ reporter });
  expect(reporter.log).toHaveBeenCalledTimes(1);
  expect(reporter.panic.mock.calls).toEqual([
    [expect.stringMatching(/faqs\.json:\d+:\d+ [^]*\n4 problems in 1 file$/)],
  ]);

  // Windows lets everyone make junctions, but not symbolic links.
  const link = path.join(folder, "legal/gone.json");
  symlinkSync(path.join(folder, "gone"), link, "junction");
  await checkBeforeStart({ reporter });
  expect(reporter.panic).toHaveBeenCalledTimes(1);
  const [[error]] = reporter.panicOnBuild.mock.calls as [[Error]];
  expect(error.stack).toContain("gone.json");
});
