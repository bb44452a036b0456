import { appendFileSync, cpSync, writeFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "../../../tests/jest/temporaryFolder";
import { checkAndWriteSnapshot, checkChanges } from "./checkAndWriteSnapshot";
import { writeSnapshot } from "./writeSnapshot";

jest.mock("./writeSnapshot");

const copy = jest.mocked(writeSnapshot);

test("content is checked after each change that has come to rest, and again after an error", async () => {
  const folder = temporaryFolder();
  cpSync("tests/fixtures/site", folder, { recursive: true });
  jest.replaceProperty(process, "env", { ...process.env, CONTENT_DIR: folder });
  const faqs = path.join(folder, "faqs.json");

  // During the start.
  copy.mockImplementationOnce(() => {
    appendFileSync(faqs, "\n");
    return Promise.resolve();
  });
  expect((await checkAndWriteSnapshot()).problems).toEqual([]);
  expect(await checkChanges()).toBeUndefined();
  expect(await checkChanges()).toMatch("No problems");
  expect(await checkChanges()).toBeUndefined();
  expect(copy).toHaveBeenCalledTimes(2);

  writeFileSync(faqs, "{");
  expect(await checkChanges()).toBeUndefined();
  expect(await checkChanges()).toMatch("faqs.json:1");
  expect(await checkChanges()).toBeUndefined();
  expect(copy).toHaveBeenCalledTimes(2);

  cpSync("tests/fixtures/site/faqs.json", faqs);
  const error = new Error("The disk is full.");
  copy.mockRejectedValueOnce(error).mockRejectedValueOnce(error);
  expect(await checkChanges()).toBeUndefined();
  expect(await checkChanges()).toMatch(/^Error: The disk is full.\n +at /);
  expect(await checkChanges()).toBeUndefined();
  expect(copy).toHaveBeenCalledTimes(4);
  expect(await checkChanges()).toMatch("No problems");
});
