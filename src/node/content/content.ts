import type { Outline } from "../map/countries";
import type { Document } from "./document";
import type { Problem, Warning } from "./report";

/** What is known of a picture in `data/images`. */
export type Picture =
  | { width: number; height: number }
  /** Why it cannot be opened. */
  | { problem: string };

/** The icons that content may name. */
export interface Icons {
  names: ReadonlySet<string>;
  /** Names from earlier versions, and what they are called now. */
  renamed: ReadonlyMap<string, string>;
}

/** All that a check looks at, in memory: the check itself never touches the disk. */
export interface ContentSource {
  /** The content folder, as messages show it: `data`. */
  folder: string;
  /** Texts of the JSON files, by their path in the content folder. */
  files: ReadonlyMap<string, string>;
  /** By their path in the content folder, as in `images/team/member-01.jpg`. */
  pictures: ReadonlyMap<string, Picture>;
  icons: Icons;
  /** The countries of the world map. */
  outlines: readonly Outline[];
  /** The day of the check, in UTC, as in 2025-01-31. */
  today: string;
}

/** What rules look at, when each file has been read on its own. */
export interface Content {
  documents: readonly Document[];
  source: ContentSource;
}

/** Looks for one kind of problem in all content together. */
export type Rule = (content: Content) => Problem[];

/** Looks in valid content for something that is worth knowing. */
export type WarningRule = (content: Content) => Warning[];

/** Returns the documents of one content type, such as `team.json`. */
export function documentsOf(content: Content, file: string): Document[] {
  return content.documents.filter(({ type }) => type.file === file);
}
