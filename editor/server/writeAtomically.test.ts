import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";

import { temporaryFolder } from "../../tests/jest/temporaryFolder";
import { writeAtomically } from "./writeAtomically";

jest.mock("node:fs/promises", () => {
  const actual = jest.requireActual<{ writeFile: typeof writeFile }>(
    "node:fs/promises",
  );
  return { ...actual, writeFile: jest.fn(actual.writeFile) };
});

test("replaces a file as a whole and leaves no temporary file", async () => {
  const folder = temporaryFolder();
  const file = path.join(folder, "home.json");
  writeFileSync(file, "old");
  await writeAtomically(folder, "home.json", "new");
  expect(readFileSync(file, "utf8")).toBe("new");
  expect(readdirSync(path.join(folder, ".cache"))).toEqual([]);
});

test.each([
  ["ENOSPC", "was not written, since the disk is full: make room on it"],
  ["EROFS", "the disk is read-only"],
  ["EBUSY", "close that program"],
  ["EACCES", "look at the file's permissions"],
  ["EIO", "EIO"],
])("keeps the file and says what to do about %s", async (code, words) => {
  const folder = temporaryFolder();
  const file = path.join(folder, "home.json");
  writeFileSync(file, "old");
  const failure = Object.assign(new Error(code), { code });
  jest.mocked(writeFile).mockRejectedValueOnce(failure);
  await expect(writeAtomically(folder, "home.json", "new")).rejects.toThrow(
    words,
  );
  expect(readFileSync(file, "utf8")).toBe("old");
});

test("does not replace a read-only file", async () => {
  const folder = temporaryFolder();
  const file = path.join(folder, "home.json");
  writeFileSync(file, "old", { mode: 0o444 });
  await expect(writeAtomically(folder, file, "new")).rejects.toThrow(
    "is read-only",
  );
  expect(readFileSync(file, "utf8")).toBe("old");
});
