import fs from "node:fs";
import fsPromises from "node:fs/promises";
import path from "node:path";

import sharp from "sharp";

import { temporaryFolder } from "../../../tests/jest/temporaryFolder";
import { filesIn } from "../../check/filesIn";
import { writeSnapshot } from "./writeSnapshot";
import { readContent } from "../../check/readContent";

const FIXTURE = "tests/fixtures/site";
const texts = ["about.json", "faqs.json", "legal/terms.json", "team.json"];
const PHOTO = "images/team/member-01.jpg";

let folder: string;
let copy: string;

/** Two pictures that are read quickly. */
let photos: Buffer[];

beforeAll(async () => {
  photos = await Promise.all(
    ["orange", "gold"].map((background) =>
      sharp({ create: { width: 2, height: 2, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    ),
  );
});

beforeEach(() => {
  const parent = temporaryFolder();
  folder = path.join(parent, "content");
  copy = path.join(parent, "copy");
  for (const text of texts) fs.cpSync(`${FIXTURE}/${text}`, place(text));
  fs.mkdirSync(place("images/team"), { recursive: true });
  for (const [index, photo] of photos.entries()) {
    fs.writeFileSync(place(`images/team/member-0${index + 1}.jpg`), photo);
  }
});

const update = async () => writeSnapshot(await readContent(folder), copy);

const place = (name: string) => path.join(folder, name);

const read = (name: string) => fs.readFileSync(path.join(copy, name));

/** Copies the content, and returns what was done in the copy, in order. */
async function changes(): Promise<string[]> {
  const done: string[] = [];
  const { rename, rm } = fsPromises;
  const note = (what: string, name: fs.PathLike) => {
    const file = path.relative(copy, String(name)).replaceAll(path.sep, "/");
    if (!file.startsWith("..")) done.push(`${what} ${file}`);
  };
  jest.spyOn(fsPromises, "rename").mockImplementation((from, to) => {
    note("draft", from);
    note("write", to);
    return rename(from, to);
  });
  jest.spyOn(fsPromises, "rm").mockImplementation((name, options) => {
    if (fs.existsSync(name)) note("remove", name);
    return rm(name, options);
  });
  await update();
  jest.restoreAllMocks();
  return done;
}

test("what differs is written, pictures first, and what is gone is removed last", async () => {
  await update();
  expect(await changes()).toEqual([]);

  fs.appendFileSync(place("about.json"), "\n");
  fs.copyFileSync(place("images/team/member-02.jpg"), place(PHOTO));
  fs.renameSync(place("legal/terms.json"), place("legal/imprint.json"));
  expect(await changes()).toEqual([
    `write ${PHOTO}`,
    "write about.json",
    "write legal/imprint.json",
    "remove legal/terms.json",
  ]);
  expect(read(PHOTO)).toEqual(read("images/team/member-02.jpg"));
  expect(await changes()).toEqual([]);
});

test("a picture whose name gets other capitals gets them in the copy", async () => {
  await update();
  const other = "images/team/Member-01.jpg";
  fs.renameSync(place(PHOTO), place(other));
  const team = fs.readFileSync(place("team.json"), "utf8");
  fs.writeFileSync(place("team.json"), team.replace("member-01", "Member-01"));

  // As on macOS and Windows.
  const { rename, rm } = fsPromises;
  const present = (name: fs.PathLike) => {
    const folder = path.dirname(String(name));
    const entry = fs
      .readdirSync(folder)
      .find((each) =>
        RegExp(`^${each}$`, "i").test(path.basename(String(name))),
      );
    return entry ? path.join(folder, entry) : name;
  };
  jest
    .spyOn(fsPromises, "rename")
    .mockImplementation((from, to) => rename(from, present(to)));
  jest
    .spyOn(fsPromises, "rm")
    .mockImplementation((name, options) => rm(present(name), options));
  await update();
  expect(filesIn(copy)).toContain(other);
  expect(filesIn(copy)).not.toContain(PHOTO);
});

test("half a copy of an earlier process is completed", async () => {
  await update();
  const names = filesIn(copy);
  const other = `${copy} of another process`;
  fs.cpSync(copy, other, { recursive: true });
  copy = other;
  fs.writeFileSync(path.join(copy, "about.json"), "{}");
  fs.copyFileSync(place("images/team/member-02.jpg"), path.join(copy, PHOTO));
  fs.rmSync(path.join(copy, "faqs.json"));
  fs.writeFileSync(path.join(copy, "images/old.jpg"), "");
  fs.writeFileSync(path.join(copy, "old.json"), "{}");
  expect(await changes()).toEqual([
    `write ${PHOTO}`,
    "write about.json",
    "write faqs.json",
    "remove images/old.jpg",
    "remove old.json",
  ]);
  expect(filesIn(copy)).toEqual(names);
});
