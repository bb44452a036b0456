declare global {
  interface FileSystemFileHandle {
    move: (folder: FileSystemDirectoryHandle, name: string) => Promise<void>;
  }
}

/**
 * Prevents the CMS from replacing a local file that was changed outside of the CMS,
 * because the CMS reads files only when it starts.
 */
export function refuseToOverwrite(): void {
  // Without this picker, a browser cannot open local files, and might lack
  // FileSystemFileHandle.
  if (!("showDirectoryPicker" in window)) return;
  const { prototype } = FileSystemFileHandle;
  const getFile = Reflect.get(prototype, "getFile");
  const move = Reflect.get(prototype, "move");
  const createWritable = Reflect.get(prototype, "createWritable");

  /** The versions of files that the CMS has read or written. */
  const known = new Set<string>();
  const versionOf = ({ name, size, lastModified }: File) =>
    `${name} ${size} ${lastModified}`;

  const expectKnown = async (handle: FileSystemFileHandle) => {
    const file = await getFile.call(handle);
    // The CMS creates an empty file before it writes a new file.
    if (file.size === 0 || known.has(versionOf(file))) return;
    throw new Error(
      `${file.name} was changed outside of this page. Copy what you typed, reload the page, and discard the draft that it offers: to restore it would undo that change.`,
    );
  };

  prototype.getFile = async function () {
    const file = await getFile.call(this);
    known.add(versionOf(file));
    return file;
  };
  // The CMS replaces a file by moving a new file over it.
  prototype.move = async function (folder, name) {
    const present = await folder.getFileHandle(name).catch(() => undefined);
    if (present) await expectKnown(present);
    await move.call(this, folder, name);
  };
  // In Brave, the CMS writes directly into the existing file.
  prototype.createWritable = async function (options) {
    await expectKnown(this);
    return createWritable.call(this, options);
  };
}
