import { HttpError } from "../HttpError";

const reasons: Readonly<Record<string, string>> = {
  EACCES: "you may not write there: look at the file's permissions",
  EBUSY: "another program has it open: close that program",
  ENOSPC: "the disk is full: make room on it",
  EPERM: "it is locked, or another program has it open",
  EROFS: "the disk is read-only",
};

/** Returns an error of the file system with a message for the maintainer. */
export function fileError(file: string, error: unknown): unknown {
  const reason = reasons[(error as NodeJS.ErrnoException).code ?? ""];
  return reason
    ? new HttpError(500, `${file} was not written, since ${reason}.`)
    : error;
}
