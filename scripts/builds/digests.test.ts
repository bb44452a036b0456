import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import { temporaryFolder } from "../../tests/jest/temporaryFolder";
import { differences, digests } from "./digests";

async function folderOf(files: Readonly<Record<string, string>>) {
  const folder = temporaryFolder();
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  return digests(folder);
}

test("finds every file that differs, also in folders", async () => {
  const first = await folderOf({ a: "1", "b/c": "1", "b/d": "1", e: "1" });
  const second = await folderOf({ a: "1", "b/c": "2", e: "1", f: "1" });
  expect(differences(first, second)).toEqual([
    "differs: b/c",
    "only in the first:  b/d",
    "only in the second: f",
  ]);
  expect(differences(first, first)).toEqual([]);
});
