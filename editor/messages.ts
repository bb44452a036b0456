import type { ContentSource } from "../src/content/content";
import type { Operation, Place } from "./document";
import type { SyncStatus } from "./server/sync/Sync";

/** A file as it is edited and as it is on disk. */
export interface FileState {
  file: string;
  /** Undefined: it is not there. */
  value?: unknown;
  saved?: unknown;
  /** The text of a file that somebody broke by hand. */
  broken?: string;
}

/** Two versions of a field, of which one has to be chosen. */
export interface Question extends Place {
  mine?: unknown;
  theirs?: unknown;
  /** Of a question that git found, which may also be about a picture. */
  id?: string;
}

/** What the server tells all tabs: first everything, then what has changed. */
export interface Update {
  /** A digest of the page's code: a page of another one is outdated. */
  code?: string;
  project?: Pick<ContentSource, "folder" | "pages"> & {
    pictures: [
      string,
      { width: number; height: number } | { problem: string },
    ][];
    icons: { names: string[]; renamed: [string, string][] };
  };
  files?: FileState[];
  /** The operations that are in it. */
  applied?: string[];
  /** What is not on disk. */
  held?: Place[];
  questions?: Question[];
  /** Why a file could not be written. */
  failure?: string;
  /** The number of times that files were written. */
  saves?: number;
  sync?: SyncStatus;
}

/** The answer to operations. */
export interface Applied {
  /** Those that were not possible any more. */
  refused: Operation["id"][];
}
