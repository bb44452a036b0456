/** The folder `data` of the project on this computer. */
let data: FileSystemDirectoryHandle | undefined;

/** Watches for the folder that the CMS works on, which it hands out to nobody. */
export function watchLocalFolder(): void {
  // Other browsers have no local files, and may lack this class.
  if (!("showDirectoryPicker" in window)) return;
  const { prototype } = FileSystemDirectoryHandle;
  prototype.entries = new Proxy(Reflect.get(prototype, "entries"), {
    apply: (entries, folder: FileSystemDirectoryHandle) => {
      if (folder.name === "data") data = folder;
      return Reflect.apply(entries, folder, []);
    },
  });
}

/** Returns the text of a file such as `data/team.json`; undefined without one. */
export async function localText(path: string): Promise<string | undefined> {
  const [, ...folders] = path.split("/");
  const name = folders.pop() ?? "";
  try {
    let folder = data;
    for (const each of folders) folder = await folder?.getDirectoryHandle(each);
    const handle = await folder?.getFileHandle(name);
    return await (await handle?.getFile())?.text();
  } catch (error) {
    if ((error as DOMException).name === "NotFoundError") return undefined;
    throw error;
  }
}
