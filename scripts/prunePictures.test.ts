import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "../tests/jest/temporaryFolder";

const digest = (letter: string) => letter.repeat(32);
const photo = (letter: string) => `static/${digest(letter)}/e271c/photo.jpg`;

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

const prune = (folder: string) =>
  spawnSync(
    process.execPath,
    ["--import", "tsx", "scripts/prunePictures.ts", folder],
    { encoding: "utf8" },
  );

test("removes only pictures that no page shows", () => {
  const site = folderWith({
    "index.html": `<img src="/${photo("a")}">`,
    "about/index.html": `<source srcset="/gainova/${photo("b")} 320w">`,
    "page-data/404.html/page-data.json": `{"src":"/${photo("c")}"}`,
    "gone.txt": photo("d"),
    [photo("a")]: "",
    [photo("b")]: "",
    [photo("c")]: "",
    [photo("d")]: "",
    "static/icons-0123456789abcdef.svg": "",
    "static/figtree.woff2": "",
    "static/other/photo.jpg": "",
  });
  const { status, stdout } = prune(site);
  expect([status, stdout]).toEqual([0, "Removed unused pictures: 1.\n"]);
  expect(existsSync(path.join(site, "static", digest("d")))).toBe(false);
  for (const kept of [
    photo("a"),
    photo("b"),
    photo("c"),
    "static/icons-0123456789abcdef.svg",
    "static/figtree.woff2",
    "static/other/photo.jpg",
  ]) {
    expect([kept, existsSync(path.join(site, kept))]).toEqual([kept, true]);
  }
});

test("rejects a folder without pages", () => {
  const folder = folderWith({ [photo("a")]: "" });
  expect(prune(folder).status).not.toBe(0);
  expect(existsSync(path.join(folder, photo("a")))).toBe(true);
});
