import { refuseToOverwrite } from "./refuseToOverwrite";

/** The files of a folder. Size and modification time identify a file's version. */
const disk = new Map<string, { size: number; lastModified: number }>();

/** The operations on the disk. */
let done: string[];

class FileSystemFileHandle {
  constructor(readonly name: string) {}

  getFile() {
    return Promise.resolve({ name: this.name, ...disk.get(this.name) });
  }

  move(_folder: unknown, name: string) {
    done.push(`move to ${name}`);
    disk.set(name, disk.get(this.name) ?? { size: 0, lastModified: 0 });
    disk.delete(this.name);
    return Promise.resolve();
  }

  createWritable() {
    done.push(`write ${this.name}`);
    return Promise.resolve();
  }
}

const folder = {
  getFileHandle: (name: string) =>
    disk.has(name)
      ? Promise.resolve(new FileSystemFileHandle(name))
      : Promise.reject(new DOMException("", "NotFoundError")),
};

const handle = new FileSystemFileHandle("team.json");

/** Replaces team.json by moving a new file over it, as the CMS does. */
function save(lastModified: number) {
  disk.set("new", { size: 7, lastModified });
  return new FileSystemFileHandle("new").move(folder, "team.json");
}

const REFUSED =
  /^team\.json was changed outside of this page\..* discard the draft/;

beforeAll(() => {
  // The first call runs without the two APIs, as in Firefox and Safari.
  refuseToOverwrite();
  Object.assign(window, { showDirectoryPicker: jest.fn() });
  Object.assign(globalThis, { FileSystemFileHandle });
  refuseToOverwrite();
});

beforeEach(() => {
  done = [];
  disk.clear();
});

test("lets the CMS replace files that it has read", async () => {
  await save(1);
  await handle.getFile();
  await save(2);
  await handle.getFile();
  await handle.createWritable();
  // The CMS creates an empty file before it writes a new file.
  disk.set("team.json", { size: 0, lastModified: 3 });
  await handle.createWritable();
  const moves = ["move to team.json", "move to team.json"];
  expect(done).toEqual([...moves, "write team.json", "write team.json"]);
});

test.each([
  ["another size", { size: 8, lastModified: 11 }],
  [
    "another time, as one that is again as it was",
    { size: 7, lastModified: 12 },
  ],
])("refuses to replace a file changed elsewhere: %s", async (_, changed) => {
  disk.set("team.json", { size: 7, lastModified: 11 });
  await handle.getFile();
  disk.set("team.json", changed);
  await expect(save(13)).rejects.toThrow(REFUSED);
  // In Brave, the CMS writes directly into the existing file.
  await expect(handle.createWritable()).rejects.toThrow(REFUSED);
  expect(done).toEqual([]);
  expect(disk.get("team.json")).toBe(changed);
});

test("distinguishes two files with the same size and modification time", async () => {
  disk.set("faqs.json", { size: 7, lastModified: 21 });
  await new FileSystemFileHandle("faqs.json").getFile();
  disk.set("team.json", { size: 7, lastModified: 21 });
  await expect(save(22)).rejects.toThrow(REFUSED);
});
