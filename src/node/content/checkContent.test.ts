import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "../../../tests/jest/temporaryFolder";
import { checkBeforeStart } from "./checkContent";

/** Returns what Gatsby logs and what it ends with, for changed content. */
async function start(change: (faqs: string) => string) {
  const folder = temporaryFolder();
  cpSync("tests/fixtures/site", folder, { recursive: true });
  const faqs = path.join(folder, "faqs.json");
  writeFileSync(faqs, change(readFileSync(faqs, "utf8")));
  jest.replaceProperty(process, "env", { ...process.env, CONTENT_DIR: folder });
  const log = jest.fn();
  const panic = jest.fn<never, unknown[]>();
  await checkBeforeStart({ reporter: { log, panic } });
  return { log: log.mock.calls.flat(), panic: panic.mock.calls.flat() };
}

test("sums up the placeholders of valid content in one line", async () => {
  const { log, panic } = await start((faqs) => faqs);
  expect(panic).toEqual([]);
  expect(log).toEqual([
    expect.stringMatching(
      /^warning: \d+ placeholders left in .* \(npm run check lists them\)\n\nNo problems in \d+ files$/,
    ),
  ]);
});

test("stops with all problems, once", async () => {
  const { log, panic } = await start((faqs) =>
    faqs.replaceAll('"answer"', '"anwser"'),
  );
  expect(log).toEqual([]);
  expect(panic).toEqual([
    expect.stringMatching(/faqs\.json:\d+:\d+ [^]*\n4 problems in 1 file$/),
  ]);
});
