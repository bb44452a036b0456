import fs from "node:fs";
import fsPromises from "node:fs/promises";
import path from "node:path";

import { temporaryFolder } from "../../tests/jest/temporaryFolder";
import { copyContent, copyFolder, readCopy } from "./copyContent";
import { legal } from "./declarations/legal";
import { filesIn } from "./filesIn";
import { readContent } from "./readContent";

const FIXTURE = "tests/fixtures/site";
const PHOTO = "images/team/member-01.jpg";

let folder: string;
let copy: string;

beforeEach(() => {
  const parent = temporaryFolder();
  folder = path.join(parent, "content");
  copy = path.join(parent, "copy");
  fs.cpSync(FIXTURE, folder, { recursive: true });
});

const update = async () => copyContent(await readContent(folder), copy);

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
    note("write", to);
    return rename(from, to);
  });
  jest.spyOn(fsPromises, "rm").mockImplementation((name, options) => {
    note("remove", name);
    return rm(name, options);
  });
  await update();
  jest.restoreAllMocks();
  return done;
}

test("the copy has the texts and pictures of the content", async () => {
  await update();
  const names = filesIn(copy);
  expect(names).toContain("legal/terms.json");
  expect(names).toContain(PHOTO);
  expect(names).not.toContain("._team.json");
  for (const name of names) {
    expect(read(name)).toEqual(fs.readFileSync(place(name)));
  }
});

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

test("a file whose name has other capitals is removed before it is written", async () => {
  await update();
  fs.renameSync(place(PHOTO), place("images/team/Member-01.jpg"));
  expect(await changes()).toEqual([
    `remove ${PHOTO}`,
    "write images/team/Member-01.jpg",
  ]);
});

test("what was checked is copied, and nothing if a picture has changed since", async () => {
  await update();
  const content = await readContent(folder);
  fs.writeFileSync(place("about.json"), "{");
  await copyContent(content, copy);
  expect(read("about.json")).toEqual(fs.readFileSync(`${FIXTURE}/about.json`));

  fs.copyFileSync(`${FIXTURE}/about.json`, place("about.json"));
  fs.appendFileSync(place("faqs.json"), "\n");
  fs.appendFileSync(place("images/team/member-02.jpg"), "\n");
  const checked = await readContent(folder);
  fs.appendFileSync(place("images/team/member-02.jpg"), "\n");
  await expect(copyContent(checked, copy)).rejects.toThrow("member-02.jpg");
  for (const name of ["faqs.json", "images/team/member-02.jpg"]) {
    expect(read(name)).toEqual(fs.readFileSync(`${FIXTURE}/${name}`));
  }
  expect(await changes()).toEqual([
    "write images/team/member-02.jpg",
    "write faqs.json",
  ]);
});

test("a program that writes into a file does not reach the copy", async () => {
  await update();
  fs.writeFileSync(place(PHOTO), "half a pic", { flag: "r+" });
  expect(read(PHOTO)).toEqual(fs.readFileSync(path.join(FIXTURE, PHOTO)));
});

test("pictures that cannot be used are not copied", async () => {
  await update();
  fs.writeFileSync(place(PHOTO), "no picture");
  // Windows lets only administrators make links.
  if (process.platform !== "win32") {
    fs.symlinkSync("member-02.jpg", place("images/team/linked.jpg"));
    fs.symlinkSync("nowhere.jpg", place("images/team/dangling.jpg"));
  }
  expect(await changes()).toEqual([`remove ${PHOTO}`]);
});

test("half a copy of an earlier process is completed", async () => {
  await update();
  const names = filesIn(copy);
  const other = `${copy} of another process`;
  fs.cpSync(copy, other, { recursive: true });
  copy = other;
  fs.mkdirSync(`${copy}.new`);
  fs.writeFileSync(`${copy}.new/about.json`, "{");
  fs.writeFileSync(path.join(copy, "about.json"), "{}");
  fs.copyFileSync(place("images/team/member-02.jpg"), path.join(copy, PHOTO));
  fs.rmSync(path.join(copy, "faqs.json"));
  fs.writeFileSync(path.join(copy, "old.json"), "{}");
  expect(await changes()).toEqual([
    `write ${PHOTO}`,
    "write about.json",
    "write faqs.json",
    "remove old.json",
  ]);
  expect(filesIn(copy)).toEqual(names);
});

test("each content folder has a copy of its own", () => {
  const folders = ["data", "..", FIXTURE].map((name) => {
    jest.replaceProperty(process, "env", { ...process.env, CONTENT_DIR: name });
    return path.relative(".content", copyFolder());
  });
  expect(new Set(folders).size).toBe(3);
  expect(folders.join()).toMatch(/^\w+,\w+,\w+$/);
});

test("hooks read the content of a kind of file", async () => {
  await update();
  const contents = readCopy(legal, copy).map(({ file, path }) => [file, path]);
  expect(contents).toEqual([
    ["legal/privacy-policy.json", "/privacy-policy"],
    ["legal/terms.json", "/terms"],
  ]);
});
