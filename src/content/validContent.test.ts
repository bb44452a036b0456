import { cpSync, writeFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "../../tests/jest/temporaryFolder";
import { legal } from "./declarations/legal";
import { validContent } from "./validContent";

test("reads files with their paths, without those that have problems", () => {
  const folder = temporaryFolder();
  cpSync("tests/fixtures/site", folder, { recursive: true });
  const read = () =>
    validContent(legal, folder).map(({ file, path }) => [file, path]);
  const all = [
    [`${folder}/legal/privacy-policy.json`, "/privacy-policy"],
    [`${folder}/legal/terms.json`, "/terms"],
  ];
  expect(read()).toEqual(all);
  writeFileSync(path.join(folder, "legal/privacy-policy.json"), '{ "x": ');
  expect(read()).toEqual(all.slice(1));
});
