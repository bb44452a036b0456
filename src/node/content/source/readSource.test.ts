import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";

import sharp from "sharp";

import { temporaryFolder } from "../../../../tests/jest/temporaryFolder";
import { readSource } from "./readSource";

let root: string;

beforeEach(() => {
  root = temporaryFolder();
  jest.replaceProperty(process, "env", { ...process.env, CONTENT_DIR: "data" });
  mkdirSync(path.join(root, "node_modules"));
  symlinkSync(
    path.resolve("node_modules/@fortawesome"),
    path.join(root, "node_modules/@fortawesome"),
  );
});

function write(file: string, content: string | Buffer): void {
  const place = path.join(root, "data", file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, content);
}

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "orange" } });

test("reads content and leaves what is none", async () => {
  write("team.json", "{}");
  write("legal/terms.json", "[]");
  write("README.md", "# Guide");
  write("schemas/team.schema.json", "{}");
  write(".team.json.swp.json", "{}");
  const { files } = await readSource(root);
  expect([...files]).toEqual([
    ["legal/terms.json", "[]"],
    ["team.json", "{}"],
  ]);
});

test("measures pictures as they are shown", async () => {
  write("images/team/a.png", await photo(40, 30).png().toBuffer());
  const turned = photo(40, 30).withMetadata({ orientation: 6 });
  write("images/team/b.jpg", await turned.jpeg().toBuffer());
  const { pictures } = await readSource(root);
  expect([...pictures]).toEqual([
    ["images/team/a.png", { width: 40, height: 30 }],
    ["images/team/b.jpg", { width: 30, height: 40 }],
  ]);
});

test("finds pictures that cannot be opened", async () => {
  const whole = await photo(300, 300).jpeg().toBuffer();
  write("images/cut.jpg", whole.subarray(0, whole.length / 2));
  write("images/empty.jpg", "");
  write("images/text.jpg", "not a picture");
  symlinkSync("nowhere", path.join(root, "data/images/lost.jpg"));
  const { pictures } = await readSource(root);
  expect([...pictures.keys()]).toHaveLength(4);
  for (const picture of pictures.values()) {
    expect("problem" in picture && picture.problem).toMatch(/^[^\n]+$/);
  }
});

test("sees that a picture was replaced since it was last measured", async () => {
  write("images/a.png", await photo(10, 10).png().toBuffer());
  await readSource(root);
  write("images/a.png", await photo(20, 10).png().toBuffer());
  const { pictures } = await readSource(root);
  expect(pictures.get("images/a.png")).toEqual({ width: 20, height: 10 });
});

test("knows icons, old names and the site's pages", async () => {
  write("team.json", "{}");
  const { icons, pages } = await readSource(root);
  expect(icons.names).toContain("rocket");
  expect(icons.names).toContain("linkedin");
  expect(icons.names).not.toContain("home");
  expect(icons.renamed.get("home")).toBe("house");
  expect(pages.anchors.get("/about")).toContain("whygainova");
  expect(pages.anchors.has("/terms")).toBe(false);
});

test("says that there is no data folder", async () => {
  await expect(readSource(root)).rejects.toThrow("data");
});
