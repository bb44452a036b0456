import type { ContentDocument } from "./readDocument";
import type { Problem, Warning } from "./report";

/** The size of a picture, in px, or why it cannot be opened. */
export type PictureSize =
  { width: number; height: number } | { problem: string };

/** The icons that content may name. */
export interface Icons {
  names: ReadonlySet<string>;
  /** Current names by names of earlier versions. */
  renamed: ReadonlyMap<string, string>;
}

/** All that is checked. */
export interface AllContent {
  /** The content folder, as messages show it: `data`. */
  folder: string;
  /** Texts of the JSON files, by their path in the content folder. */
  files: ReadonlyMap<string, string>;
  /** The files that have a declaration. */
  documents: readonly ContentDocument[];
  /** By their path in the content folder, as in `images/team/member-01.jpg`. */
  pictures: ReadonlyMap<string, PictureSize>;
  icons: Icons;
  /** Paths of the pages in `src/pages`. */
  pages: readonly string[];
  /** The repository on GitHub, as in `owner/name`. */
  repository: string;
}

/** Finds one kind of problem. */
export type Rule = (content: AllContent) => Problem[];

/** Finds one kind of warning in valid content. */
export type WarningRule = (content: AllContent) => Warning[];

/** Returns the documents of one content type, such as `team.json`. */
export function documentsOf(
  content: AllContent,
  file: string,
): ContentDocument[] {
  return content.documents.filter(({ type }) => type.file === file);
}
