import { appendFileSync, cpSync, writeFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "../../../tests/jest/temporaryFolder";
import { checkAndWriteSnapshot, checkChanges } from "./checkAndWriteSnapshot";
import { writeSnapshot } from "./writeSnapshot";

jest.mock("./writeSnapshot");

const snapshot = jest.mocked(writeSnapshot);

test("checks the content again after each change or error", async () => {
  const folder = temporaryFolder();
  cpSync("tests/fixtures/site", folder, { recursive: true });
  jest.replaceProperty(process, "env", { ...process.env, CONTENT_DIR: folder });
  const faqs = path.join(folder, "faqs.json");

  // The content changes during the first check.
  snapshot.mockImplementationOnce(() => {
    appendFileSync(faqs, "\n");
    return Promise.resolve();
  });
  expect((await checkAndWriteSnapshot()).problems).toEqual([]);
  expect(await checkChanges()).toBeUndefined();
  expect(await checkChanges()).toMatch("No problems");
  expect(await checkChanges()).toBeUndefined();
  expect(snapshot).toHaveBeenCalledTimes(2);

  writeFileSync(faqs, "{");
  expect(await checkChanges()).toBeUndefined();
  expect(await checkChanges()).toMatch("faqs.json:1");
  expect(await checkChanges()).toBeUndefined();
  expect(snapshot).toHaveBeenCalledTimes(2);

  cpSync("tests/fixtures/site/faqs.json", faqs);
  const error = new Error("The disk is full.");
  snapshot.mockRejectedValueOnce(error).mockRejectedValueOnce(error);
  expect(await checkChanges()).toBeUndefined();
  expect(await checkChanges()).toMatch(/^Error: The disk is full.\n +at /);
  expect(await checkChanges()).toBeUndefined();
  expect(snapshot).toHaveBeenCalledTimes(4);
  expect(await checkChanges()).toMatch("No problems");
});
