import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";

import sharp from "sharp";

import { temporaryFolder } from "../../tests/jest/temporaryFolder";
import { readContent } from "./readContent";
import { readPictures } from "./readPictures";

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

test("reads content files, names unknown ones, and ignores what systems and editors leave behind", async () => {
  write("team.json", "\ufeff{}");
  write("legal/terms.json", "[]");
  write("README.md", "# Guide");
  write("schemas/team.schema.json", "{}");
  const unknown = [
    "faqs (1).json",
    "legal/schemas/a.json",
    "photo.jpg",
    "podcast.json.txt",
    "programs/Podcast.JSON",
  ];
  for (const file of [...unknown, "images/team.JSON"]) write(file, "{}");
  const leftovers = `.team.json.swp.json programs/._terms.json
    .vscode/settings.json Thumbs.db images/team/desktop.ini images/.DS_Store
    team.json~`.split(/\s+/);
  for (const file of leftovers) write(file, "");
  const { files, unknownFiles, pictures } = await readContent();
  expect(
    files.map(({ file, text }) => [path.relative(folder, file), text]),
  ).toEqual([
    ["legal/terms.json", "[]"],
    ["team.json", "{}"],
  ]);
  expect(unknownFiles).toEqual(unknown);
  expect([...pictures.keys()]).toEqual(["images/team.JSON"]);
});

test("reads the size of images again each time", async () => {
  for (const width of [10, 20]) {
    write("images/a.png", await photo(width, 10).png().toBuffer());
    const { pictures } = await readContent();
    expect([...pictures]).toEqual([["images/a.png", { width, height: 10 }]]);
  }
});

const turned = (height: number, orientation: number) =>
  photo(40, height).withMetadata({ orientation }).jpeg().toBuffer();

async function cutPhoto() {
  const whole = await photo(300, 300).jpeg().toBuffer();
  return whole.subarray(0, whole.length / 2);
}

async function hugePhoto() {
  const jpeg = await photo(10, 10).jpeg().toBuffer();
  // The height and the width come after the marker, its length and the depth.
  const start = jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 5;
  jpeg.writeUInt16BE(17_000, start);
  jpeg.writeUInt16BE(17_000, start + 2);
  return jpeg;
}

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

test.each`
  picture                            | name        | make                                   | read
  ${"that is turned over"}           | ${"a.jpg"}  | ${() => turned(30, 3)}                 | ${/"width":40,"height":30/}
  ${"that is square and turned"}     | ${"a.jpg"}  | ${() => turned(40, 6)}                 | ${/"width":40,"height":40/}
  ${"that lies on its side"}         | ${"a.jpg"}  | ${() => turned(30, 6)}                 | ${/which is stored lying on its side, with a note to turn it/}
  ${"in AVIF"}                       | ${"a.avif"} | ${() => photo(9, 8).avif().toBuffer()} | ${/"width":9,"height":8/}
  ${"that is cut off"}               | ${"a.jpg"}  | ${cutPhoto}                            | ${/which cannot be opened \(.+\)/}
  ${"that is empty"}                 | ${"a.jpg"}  | ${() => ""}                            | ${/which cannot be opened \(.+\)/}
  ${"that is a text"}                | ${"a.jpg"}  | ${() => "text"}                        | ${/which cannot be opened \(.+\)/}
  ${"that is too large"}             | ${"a.jpg"}  | ${hugePhoto}                           | ${/which has too many pixels.*a picture of at most 16,383 × 16,383 px: make it smaller/}
  ${"of another kind than its name"} | ${"a.png"}  | ${() => drawing}                       | ${/which is a file of the kind svg, whatever its name says.*a JPEG, PNG, WebP or AVIF picture: export it as one of these/}
`("reads a picture $picture as $read", async (row: Record<string, unknown>) => {
  const { name, make, read } = row as {
    name: string;
    make: () => string | Promise<Buffer>;
    read: RegExp;
  };
  write(`images/${name}`, await make());
  const { pictures } = await readContent();
  expect(JSON.stringify(pictures.get(`images/${name}`))).toMatch(read);
});

// Windows lets only administrators make them.
const testWithLinks = process.platform === "win32" ? test.skip : test;

testWithLinks("reports images that are symbolic links", async () => {
  write("images/a.png", await photo(20, 10).png().toBuffer());
  symlinkSync("a.png", path.join(folder, "images/b.png"));
  symlinkSync("nowhere.png", path.join(folder, "images/c.png"));
  const link = {
    found: "which is a symbolic link",
    expected: "a copy of the picture",
  };
  expect([...(await readContent()).pictures]).toEqual([
    ["images/a.png", { width: 20, height: 10 }],
    ["images/b.png", link],
    ["images/c.png", link],
  ]);
});

test("passes over images that have been deleted since their folder was read", async () => {
  expect(await readPictures(folder, ["images/gone.jpg"])).toEqual(new Map());
});
