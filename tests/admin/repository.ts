// These functions run in the page, so they cannot use anything else in this file.

/** Makes the folder picker return a folder of the origin private file system. */
export function pickLocalFolder() {
  const pick = async () => {
    const root = await navigator.storage.getDirectory();
    return root.getDirectoryHandle("repository");
  };
  Object.assign(window, { showDirectoryPicker: pick });
}

/** Writes files into the repository. `files` has contents in Base64, by file name. */
export async function writeLocalFiles(
  files: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const folders = `repository/${name}`.split("/");
    const file = folders.pop() ?? "";
    let folder = await navigator.storage.getDirectory();
    for (const each of folders) {
      folder = await folder.getDirectoryHandle(each, { create: true });
    }
    const handle = await folder.getFileHandle(file, { create: true });
    const writable = await handle.createWritable();
    const bytes = Array.from(atob(content), (byte) => byte.charCodeAt(0));
    await writable.write(new Uint8Array(bytes));
    await writable.close();
  }
}

/** Returns the contents of the files in `data/` in Base64, by file name. */
export async function readLocalFiles(): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  const read = async (folder: FileSystemDirectoryHandle, parent: string) => {
    for await (const [name, handle] of folder.entries()) {
      if (handle instanceof FileSystemDirectoryHandle) {
        await read(handle, `${parent}${name}/`);
      } else if (handle instanceof FileSystemFileHandle) {
        const bytes = new Uint8Array(
          await (await handle.getFile()).arrayBuffer(),
        );
        files[parent + name] = btoa(
          bytes.reduce((text, byte) => text + String.fromCharCode(byte), ""),
        );
      }
    }
  };
  const root = await navigator.storage.getDirectory();
  const repository = await root.getDirectoryHandle("repository");
  await read(await repository.getDirectoryHandle("data"), "");
  return files;
}
