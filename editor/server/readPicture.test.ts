import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "../../tests/jest/temporaryFolder";
import { readPicture } from "./readPicture";

const folder = temporaryFolder();
const images = path.join(folder, "data/images/team");

beforeAll(() => {
  process.env.CONTENT_DIR = "data";
  mkdirSync(images, { recursive: true });
  writeFileSync(path.join(folder, "secret.jpg"), "secret");
  writeFileSync(path.join(folder, "data/images-private.jpg"), "private");
  symlinkSync(path.join(folder, "secret.jpg"), path.join(images, "link.jpg"));
  symlinkSync(folder, path.join(images, "folder"));
});

test("reads a picture with any name", async () => {
  const name = "Zoë (1) 100% a+b&c=d#e.jpg";
  writeFileSync(path.join(images, name), name);
  const address = `images/team/${encodeURIComponent(name)}`;
  expect((await readPicture(folder, address)).toString()).toBe(name);
});

test.each([
  "images/team/link.jpg",
  "images/team/folder/secret.jpg",
  "images/..%2f..%2fsecret.jpg",
  "images/..%2fimages-private.jpg",
  "images/%",
  "objects/0000000000000000000000000000000000000000/a.jpg",
  "icons/..%2f..%2f..%2f..%2fpackage.json",
  "other/a.jpg",
])("refuses %s", async (address) => {
  await expect(readPicture(folder, address)).rejects.toThrow("no such picture");
});
