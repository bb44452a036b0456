// These functions run in the page, and use nothing else of this file.

/**
 * Lets the page's dialog for folders hand out one of the private file system, with
 * the files that the test serves.
 */
export function pickRepository() {
  const pick = async () => {
    const root = await navigator.storage.getDirectory();
    const repository = await root.getDirectoryHandle("repository", {
      create: true,
    });
    await repository.getDirectoryHandle(".git", { create: true });
    const names = (await (await fetch("/content-files")).json()) as string[];
    for (const name of names) {
      const parts = `data/${name}`.split("/");
      const file = parts.pop() ?? "";
      let folder = repository;
      for (const part of parts) {
        folder = await folder.getDirectoryHandle(part, { create: true });
      }
      const answer = await fetch(`/content-files/${encodeURIComponent(name)}`);
      const handle = await folder.getFileHandle(file, { create: true });
      const writable = await handle.createWritable();
      await writable.write(await answer.arrayBuffer());
      await writable.close();
    }
    return repository;
  };
  Object.assign(window, { showDirectoryPicker: pick });
}

/** Returns the files in `data/`, in Base64, by their names. */
export async function readRepository(): Promise<Record<string, string>> {
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

/** Writes a text into a file of `data/`, which exists. */
export async function changeRepository([name, text]: readonly [
  string,
  string,
]): Promise<void> {
  let folder = await navigator.storage.getDirectory();
  const parts = `repository/data/${name}`.split("/");
  for (const part of parts.slice(0, -1)) {
    folder = await folder.getDirectoryHandle(part);
  }
  const handle = await folder.getFileHandle(parts.at(-1) ?? "");
  const writable = await handle.createWritable();
  await writable.write(text);
  await writable.close();
}
