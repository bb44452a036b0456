import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "../../../tests/jest/temporaryFolder";
import { prunePictures } from "./prunePictures";

const digest = (letter: string) => letter.repeat(32);
const photo = (letter: string) => `static/${digest(letter)}/e271c/photo.jpg`;

let site: string;
let cache: Parameters<typeof prunePictures>[0];

beforeEach(() => {
  site = temporaryFolder();
  const remembered = new Map<string, unknown>();
  cache = {
    get: (key) => Promise.resolve(remembered.get(key)),
    set: (key, value) => Promise.resolve(void remembered.set(key, value)),
  };
});

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(site, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(site, file), text);
  }
}

const prune = () => prunePictures(cache, site);
const isThere = (file: string) => existsSync(path.join(site, file));

test("removes only pictures that no page shows", async () => {
  const kept = {
    [photo("a")]: "",
    [photo("b")]: "",
    [photo("c")]: "",
    "static/icons-0123456789abcdef.svg": "",
    "static/figtree.woff2": "",
    "static/other/photo.jpg": "",
  };
  write({
    "index.html": `<img src="/${photo("a")}">`,
    "about/index.html": `<source srcset="/gainova/${photo("b")} 320w">`,
    "page-data/404.html/page-data.json": `{"src":"/${photo("c")}"}`,
    "gone.txt": photo("d"),
    [photo("d")]: "",
    ...kept,
  });
  expect(await prune()).toEqual([digest("d")]);
  expect(isThere(`static/${digest("d")}`)).toBe(false);
  expect(Object.keys(kept).filter((file) => !isThere(file))).toEqual([]);
});

test("keeps what the build before has shown until the next build", async () => {
  write({
    "index.html": `<img src="/${photo("a")}">`,
    [photo("a")]: "",
    [photo("b")]: "",
  });
  await prune();
  write({ "index.html": `<img src="/${photo("b")}">`, [photo("b")]: "" });
  expect(await prune()).toEqual([]);
  expect(await prune()).toEqual([digest("a")]);
  expect([isThere(photo("a")), isThere(photo("b"))]).toEqual([false, true]);
});

test("accepts a site without pictures", async () => {
  write({ "index.html": "<h1>Hello</h1>" });
  expect(await prune()).toEqual([]);
});
