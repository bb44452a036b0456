import { cpSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "../../tests/jest/temporaryFolder";
import { reportOnContent } from "./reportOnContent";

test("content that changes while it is read or copied is read again, and none is copied that is invalid", async () => {
  const folder = temporaryFolder();
  cpSync("tests/fixtures/site", folder, { recursive: true });
  jest.replaceProperty(process, "env", { ...process.env, CONTENT_DIR: folder });
  // As a file that is deleted after the folder was read. Windows lets everyone make
  // junctions, but not symbolic links.
  const link = path.join(folder, "legal/gone.json");
  symlinkSync(path.join(folder, "gone"), link, "junction");
  setTimeout(() => rmSync(link), 100);
  const copy = jest.fn().mockRejectedValueOnce(new Error("has changed"));
  expect((await reportOnContent(copy)).problems).toEqual([]);
  expect(copy).toHaveBeenCalledTimes(2);
  writeFileSync(path.join(folder, "faqs.json"), "{");
  expect((await reportOnContent(copy)).problems).toHaveLength(1);
  expect(copy).toHaveBeenCalledTimes(2);
});
