import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";

import sharp from "sharp";

import { temporaryFolder } from "../../tests/jest/temporaryFolder";
import { checkContent } from "./checkContent";
import { contentFolder, readContent } from "./readContent";

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  jest.replaceProperty(process, "env", { ...process.env, CONTENT_DIR: folder });
});

function write(file: string, content: string | Buffer): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "orange" } });

test("reads content files and finds unknown ones", async () => {
  write("team.json", "\ufeff{}");
  write("legal/terms.json", "[]");
  write("README.md", "# Guide");
  write("schemas/team.schema.json", "{}");
  const unknown = [
    "faqs (1).json",
    "images/notes.txt",
    "images/team/IMG_0001.heic",
    "legal/schemas/a.json",
    "photo.jpg",
    "podcast.json.txt",
    "programs/Podcast.JSON",
    "team copy.json",
    "team.json~",
  ];
  for (const file of [...unknown, "images/A.JPG"]) write(file, "{}");
  const leftovers =
    ".team.json.swp.json programs/._terms.json .vscode/settings.json images/Thumbs.db images/team/desktop.ini images/.DS_Store".split(
      " ",
    );
  for (const file of leftovers) write(file, "");
  const { files, names, unknownFiles, pictures } = await readContent();
  expect(
    files.map(({ file, text }) => [path.relative(folder, file), text]),
  ).toEqual([
    ["legal/terms.json", "[]"],
    ["team.json", "{}"],
  ]);
  expect(unknownFiles).toEqual(unknown);
  expect(names).toEqual(expect.arrayContaining(["README.md", ...leftovers]));
  expect([...pictures.keys()]).toEqual(["images/A.JPG"]);
});

test("reports each file that cannot be read", async () => {
  const links = {
    "images/team/a.jpg": "no photo.jpg",
    "faqs.json": "faqs.json",
    "team.json": "images",
    "note.md": "no note.md",
  };
  write("images/notes.md", "");
  mkdirSync(path.join(folder, "images/team"));
  for (const [file, target] of Object.entries(links))
    symlinkSync(target, path.join(folder, file));
  const { problems } = checkContent(await readContent());
  const unreadable = problems.filter(({ found }) => found.includes("be read"));
  expect(unreadable.map(({ file }) => path.relative(folder, file))).toEqual([
    "faqs.json",
    "images/team/a.jpg",
    "team.json",
  ]);
});

// Root and Windows can read files without this permission.
const testUnlessRoot = process.getuid?.() ? test : test.skip;

testUnlessRoot("reports a file without read permission", async () => {
  write("team.json", "{}");
  chmodSync(path.join(folder, "team.json"), 0);
  const { problems } = checkContent(await readContent());
  expect(problems).toContainEqual(
    expect.objectContaining({
      file: path.join(folder, "team.json"),
      found: "a file that cannot be read",
    }),
  );
});

test("refuses an empty CONTENT_DIR", () => {
  jest.replaceProperty(process, "env", { ...process.env, CONTENT_DIR: "" });
  expect(contentFolder()).toBe("data");
});

test("reads the size of pictures anew on each check", async () => {
  for (const width of [10, 20]) {
    write("images/a.png", await photo(width, 10).png().toBuffer());
    const { pictures } = await readContent();
    expect([...pictures]).toMatchObject([
      ["images/a.png", { width, height: 10 }],
    ]);
  }
});

const turned = (height: number, orientation: number) =>
  photo(40, height).withMetadata({ orientation }).jpeg().toBuffer();

async function cutPhoto() {
  const whole = await photo(300, 300).jpeg().toBuffer();
  return whole.subarray(0, whole.length / 2);
}

const pictures: readonly (readonly [
  string,
  () => string | Promise<Buffer>,
  RegExp,
])[] = [
  ["that is square and turned", () => turned(40, 6), /"width":40,"height":40/],
  ["that lies on its side", () => turned(30, 6), /stored lying on its side/],
  ["in AVIF", () => photo(9, 8).avif().toBuffer(), /"width":9,"height":8/],
  ["that is cut off", cutPhoto, /which cannot be opened \(.+\)/],
];

test.each(pictures)("reads a picture %s", async (_, make, read) => {
  write("images/a.jpg", await make());
  const { pictures } = await readContent();
  expect(JSON.stringify(pictures.get("images/a.jpg"))).toMatch(read);
});
