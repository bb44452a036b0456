import fs from "node:fs";
import fsPromises from "node:fs/promises";
import path from "node:path";

import sharp from "sharp";

import { temporaryFolder } from "../../../tests/jest/temporaryFolder";
import { filesIn } from "../../check/filesIn";
import { writeSnapshot } from "./writeSnapshot";
import { readContent } from "../../check/readContent";

const FIXTURE = "tests/fixtures/site";
const jsonFiles = ["about.json", "faqs.json", "legal/terms.json", "team.json"];
const PHOTO = "images/team/member-01.jpg";

let folder: string;
let snapshot: string;

/** Two small pictures, which are read quickly. */
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
  snapshot = path.join(parent, "snapshot");
  for (const file of jsonFiles) fs.cpSync(`${FIXTURE}/${file}`, pathOf(file));
  fs.mkdirSync(pathOf("images/team"), { recursive: true });
  for (const [index, photo] of photos.entries()) {
    fs.writeFileSync(pathOf(`images/team/member-0${index + 1}.jpg`), photo);
  }
});

const update = async () => writeSnapshot(await readContent(folder), snapshot);

const pathOf = (name: string) => path.join(folder, name);

const read = (name: string) => fs.readFileSync(path.join(snapshot, name));

/** Writes the snapshot. Returns the operations on its files, in order. */
async function changes(): Promise<string[]> {
  const done: string[] = [];
  const { rename, rm } = fsPromises;
  const note = (what: string, name: fs.PathLike) => {
    const file = path
      .relative(snapshot, String(name))
      .replaceAll(path.sep, "/");
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

test("writes pictures first and removes files last", async () => {
  await update();
  expect(await changes()).toEqual([]);

  fs.appendFileSync(pathOf("about.json"), "\n");
  fs.copyFileSync(pathOf("images/team/member-02.jpg"), pathOf(PHOTO));
  fs.renameSync(pathOf("legal/terms.json"), pathOf("legal/imprint.json"));
  expect(await changes()).toEqual([
    `write ${PHOTO}`,
    "write about.json",
    "write legal/imprint.json",
    "remove legal/terms.json",
  ]);
  expect(read(PHOTO)).toEqual(read("images/team/member-02.jpg"));
  expect(await changes()).toEqual([]);
});

test("renames a picture if only its capital letters change", async () => {
  await update();
  const other = "images/team/Member-01.jpg";
  fs.renameSync(pathOf(PHOTO), pathOf(other));
  const team = fs.readFileSync(pathOf("team.json"), "utf8");
  fs.writeFileSync(pathOf("team.json"), team.replace("member-01", "Member-01"));

  // File names are case-insensitive on macOS and Windows.
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
  expect(filesIn(snapshot)).toContain(other);
  expect(filesIn(snapshot)).not.toContain(PHOTO);
});

test("completes a half-written snapshot", async () => {
  await update();
  const names = filesIn(snapshot);
  const other = `${snapshot} of another process`;
  fs.cpSync(snapshot, other, { recursive: true });
  snapshot = other;
  fs.writeFileSync(path.join(snapshot, "about.json"), "{}");
  fs.copyFileSync(
    pathOf("images/team/member-02.jpg"),
    path.join(snapshot, PHOTO),
  );
  fs.rmSync(path.join(snapshot, "faqs.json"));
  fs.writeFileSync(path.join(snapshot, "images/old.jpg"), "");
  fs.writeFileSync(path.join(snapshot, "old.json"), "{}");
  expect(await changes()).toEqual([
    `write ${PHOTO}`,
    "write about.json",
    "write faqs.json",
    "remove images/old.jpg",
    "remove old.json",
  ]);
  expect(filesIn(snapshot)).toEqual(names);
});
