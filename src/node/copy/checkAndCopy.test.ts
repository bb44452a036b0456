import { cpSync, writeFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "../../../tests/jest/temporaryFolder";
import { checkAndCopy } from "./checkAndCopy";

test("content that changes while it is copied is read again; invalid content is not copied", async () => {
  const folder = temporaryFolder();
  cpSync("tests/fixtures/site", folder, { recursive: true });
  jest.replaceProperty(process, "env", { ...process.env, CONTENT_DIR: folder });
  const copy = jest.fn().mockRejectedValueOnce(new Error("has changed"));
  expect((await checkAndCopy(copy)).problems).toEqual([]);
  expect(copy).toHaveBeenCalledTimes(2);
  writeFileSync(path.join(folder, "faqs.json"), "{");
  expect((await checkAndCopy(copy)).problems).toHaveLength(1);
  expect(copy).toHaveBeenCalledTimes(2);
});
