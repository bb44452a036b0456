import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "../../tests/jest/temporaryFolder";
import { startWith } from "./checkBeforeStart";

test("Gatsby starts with one line about placeholders, or ends with all problems, without code; while developing, a valid copy is enough", async () => {
  const folder = temporaryFolder();
  const copy = path.join(temporaryFolder(), "copy");
  cpSync("tests/fixtures/site", folder, { recursive: true });
  const log = jest.fn();
  const panic = jest.fn<never, unknown[]>();
  const start = async (mode: string) => {
    const env = { ...process.env, CONTENT_DIR: folder, NODE_ENV: mode };
    jest.replaceProperty(process, "env", env);
    await startWith(copy, { log, panic });
  };
  const faqs = path.join(folder, "faqs.json");
  const text = readFileSync(faqs, "utf8");
  const invalid = text.replaceAll('"answer"', '"anwser"');
  const problems = /faqs\.json:\d+:\d+ [^]*\n4 problems in 1 file$/;

  writeFileSync(faqs, invalid);
  await start("development");
  expect(panic).toHaveBeenLastCalledWith(expect.stringMatching(problems));
  expect(log).not.toHaveBeenCalled();

  writeFileSync(faqs, text);
  await start("production");
  expect(log).toHaveBeenLastCalledWith(
    expect.stringMatching(
      /warning: \d+ placeholders left in .* \(npm run check lists them\)\n\nNo problems in \d+ files$/,
    ),
  );

  writeFileSync(faqs, invalid);
  await start("development");
  expect(panic).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenLastCalledWith(expect.stringMatching(problems));
  expect(readFileSync(path.join(copy, "faqs.json"), "utf8")).toBe(text);

  await start("production");
  expect(panic).toHaveBeenCalledTimes(2);

  // Windows lets everyone make junctions, but not symbolic links.
  const link = path.join(folder, "legal/gone.json");
  symlinkSync(path.join(folder, "gone"), link, "junction");
  await start("production");
  expect(panic).toHaveBeenCalledTimes(3);
  expect(panic).toHaveBeenLastCalledWith(expect.stringContaining("gone.json"));
  await start("development");
  expect(panic).toHaveBeenCalledTimes(3);
  expect(log).toHaveBeenLastCalledWith(expect.stringContaining("gone.json"));
});
