import type { ContentSource } from "../../content/content";
import type { Problem } from "../../content/report";
import type { readContent } from "../server/contentFiles";

/** What the server answers to `GET content`. */
export type ContentAnswer = Awaited<ReturnType<typeof readContent>>;

export interface Step {
  file: string;
  id: string;
  before: unknown;
  after: unknown;
  at: number;
}

/** A change that is not on disk yet. */
export interface Draft {
  value: unknown;
  base: string;
}

export interface State {
  source: ContentSource;
  drafts: ReadonlyMap<string, Draft>;
  file: string;
  past: readonly Step[];
  future: readonly Step[];
  problems: readonly Problem[];
  unused: readonly string[];
  message: { text: string; canUndo?: boolean };
  /** Why the last save failed, or empty. */
  failure: string;
  saving: boolean;
  /** The number of saves, for the preview. */
  saves: number;
}

/** Returns the content as the check reads it. */
export function sourceOf({ files, pictures, icons, ...rest }: ContentAnswer) {
  return {
    ...rest,
    files: new Map(files),
    pictures: new Map(pictures),
    icons: { names: new Set(icons.names), renamed: new Map(icons.renamed) },
  };
}
