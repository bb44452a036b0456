import type { ContentSource } from "../../src/content/content";
import type { Problem } from "../../src/content/report";
import type { Operation } from "../document";
import type { FileState, Update } from "../messages";

interface Step {
  file: string;
  id: string;
  before: unknown;
  after: unknown;
  at: number;
}

/** What this tab shows: the server's state, with what it has not got yet. */
export interface State extends Required<Pick<Update, "held" | "questions">> {
  /** The content without its files, as the check reads it. */
  project: Omit<ContentSource, "files">;
  files: ReadonlyMap<string, FileState>;
  /** What was made here and is not in `files` yet. */
  mine: readonly Operation[];
  /** The values of `files` with `mine`. */
  values: ReadonlyMap<string, unknown>;
  sync: Update["sync"];
  /** The number of saves, for the preview. */
  saves: number;
  /** Why the server could not write a file, or empty. */
  failure: string;
  /** Why the server cannot be reached, or empty. */
  lost: string;
  file: string;
  past: readonly Step[];
  future: readonly Step[];
  problems: readonly Problem[];
  /** Fields that are being filled in, so that they are not wrong yet. */
  pending: ReadonlySet<string>;
  message: { text: string; canUndo?: boolean };
}

/** Returns the content of an update as the check reads it. */
export function projectOf({
  pictures,
  icons,
  ...rest
}: NonNullable<Update["project"]>): State["project"] {
  return {
    ...rest,
    pictures: new Map(pictures),
    icons: { names: new Set(icons.names), renamed: new Map(icons.renamed) },
  };
}

/** Returns the key of a field in `pending`. */
export const fieldKey = (file: string, id: string): string => `${file}|${id}`;

/** Returns whether a field is in an entry, an object or a file. */
export const isInside = (key: string, part: string): boolean =>
  key.startsWith(part) &&
  (part.endsWith("|") || /^[.[]/.test(key.slice(part.length)));
