import type { ContentSource } from "../../src/content/content";
import type { Problem } from "../../src/content/report";
import type { Conflict } from "../mergeVersions";
import type { readContent } from "../server/contentFiles";
import type { Question } from "../server/takeUpstream";
import type { Drafts } from "./draftStorage";

/** What the server answers to `GET content`. */
export type ContentAnswer = Awaited<ReturnType<typeof readContent>> & {
  questions: readonly Question[];
};

interface Step {
  file: string;
  id: string;
  before: unknown;
  after: unknown;
  at: number;
}

/** A choice between two versions of a field. */
export interface OpenChoice extends Conflict {
  file: string;
  /** Its index among the conflicts of its question, or of the draft. */
  index: number;
  /** Undefined for a change on disk. */
  question: Question | undefined;
}

export interface State {
  source: ContentSource;
  questions: readonly Question[];
  drafts: Drafts;
  file: string;
  past: readonly Step[];
  future: readonly Step[];
  problems: readonly Problem[];
  /** Fields that are being filled in, so that they are not wrong yet. */
  pending: ReadonlySet<string>;
  unused: readonly string[];
  message: { text: string; canUndo?: boolean };
  /** Why the last save failed, or empty. */
  failure: string;
  saving: boolean;
  /** The number of saves, for the preview. */
  saves: number;
}

/** Returns the content as the check reads it. */
export function sourceOf(answer: ContentAnswer): ContentSource {
  const { files, pictures, icons, ...rest } = answer;
  return {
    ...rest,
    files: new Map(files),
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
