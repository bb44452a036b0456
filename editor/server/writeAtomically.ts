import { mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";

import { HttpError } from "../HttpError";

const reasons: Readonly<Record<string, string>> = {
  EACCES: "you may not write there: look at the file's permissions",
  EBUSY: "another program has it open: close that program",
  ENOSPC: "the disk is full: make room on it",
  EPERM: "it is locked, or another program has it open",
  EROFS: "the disk is read-only",
};

/** Returns an error of the file system with a message for the maintainer. */
function fileError(file: string, error: unknown): unknown {
  const reason = reasons[(error as NodeJS.ErrnoException).code ?? ""];
  return reason
    ? new HttpError(500, `${file} was not written, since ${reason}.`)
    : error;
}

/**
 * Writes a file atomically, or removes it. The temporary file is in `.cache`,
 * since Gatsby would read one in the content folder.
 *
 * @param file relative to the project's folder, or absolute
 * @param data undefined removes the file
 * @throws HttpError if writing fails
 */
export async function writeAtomically(
  rootDir: string,
  file: string,
  data: string | Buffer | undefined,
): Promise<void> {
  const target = path.resolve(rootDir, file);
  const folder = path.join(rootDir, ".cache");
  const temporary = path.join(folder, `edit-${process.pid}-${Date.now()}`);
  try {
    if (data === undefined) {
      await rm(target);
      return;
    }
    // A rename would replace a read-only file.
    const mode = (await stat(target).catch(() => undefined))?.mode ?? 0o644;
    if ((mode & 0o222) === 0)
      throw new HttpError(500, `${file} is read-only: allow writing to it.`);
    await mkdir(folder, { recursive: true });
    await writeFile(temporary, data, { mode, flush: true });
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw fileError(file, error);
  }
}
