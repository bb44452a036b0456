import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";

import { temporaryFolder } from "../../tests/jest/temporaryFolder";
import { writeAtomically } from "./writeAtomically";

/** Creates a folder with a file, and returns functions that write and read it. */
function start(mode = 0o644) {
  const folder = temporaryFolder();
  const file = path.join(folder, "home.json");
  writeFileSync(file, "old", { mode });
  return {
    folder,
    write: () => writeAtomically(folder, "home.json", "new"),
    read: () => readFileSync(file, "utf8"),
  };
}

test("replaces a file as a whole and leaves no temporary file", async () => {
  const { folder, write, read } = start();
  await write();
  expect(read()).toBe("new");
  expect(readdirSync(path.join(folder, ".cache"))).toEqual([]);
});

test.each([
  ["ENOSPC", "was not written, since the disk is full: make room on it"],
  ["EIO", "EIO"],
])("keeps the file and says what to do about %s", async (code, words) => {
  const { write, read } = start();
  const failure = Object.assign(new Error(code), { code });
  jest.spyOn(fs, "writeFile").mockRejectedValueOnce(failure);
  await expect(write()).rejects.toThrow(words);
  expect(read()).toBe("old");
});

test("does not replace a read-only file", async () => {
  const { write, read } = start(0o444);
  await expect(write()).rejects.toThrow("is read-only");
  expect(read()).toBe("old");
});
