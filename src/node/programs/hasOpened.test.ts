import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "../../../tests/jest/temporaryFolder";
import { hasEntries, hasOpened } from "./hasOpened";

const link = { label: "Listen", href: "/features/podcast" };

afterEach(() => {
  delete process.env.CONTENT_DIR;
});

test.each([
  ["nothing", {}, false, false],
  ["a link on a card", { "features.json": [{ link }] }, true, false],
  ["a link in the timeline", { "home.json": [{ link }] }, true, false],
  ["a note beside no program", { "programs/notes.txt": "later" }, false, false],
  ["a program", { "programs/podcast.json": { entries: [] } }, true, false],
  [
    "a program with an entry",
    { "programs/podcast.json": { entries: [{ announced: "2026-11-23" }] } },
    true,
    true,
  ],
])("finds out what has opened: %s", (_, given, opened, entries) => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, "programs"));
  const files = { "features.json": [], "home.json": [], ...given };
  for (const [file, value] of Object.entries(files))
    writeFileSync(path.join(folder, file), JSON.stringify(value));
  process.env.CONTENT_DIR = folder;
  expect([hasOpened(), hasEntries()]).toEqual([opened, entries]);
});
