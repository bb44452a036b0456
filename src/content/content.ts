import type { ContentDocument } from "./readDocument";
import type { Problem, Warning } from "./report";

export type Picture = { width: number; height: number } | { problem: string };

/** The icons that content may name. */
export interface Icons {
  names: ReadonlySet<string>;
  /** Current names by names of earlier versions. */
  renamed: ReadonlyMap<string, string>;
}

/** The input of the check, in memory: the check itself reads no files. */
export interface ContentSource {
  /** The content folder, as messages show it: `data`. */
  folder: string;
  /** Texts of the JSON files, by their path in the content folder. */
  files: ReadonlyMap<string, string>;
  /** By their path in the content folder, as in `images/team/member-01.jpg`. */
  pictures: ReadonlyMap<string, Picture>;
  icons: Icons;
  /** Paths of the pages in `src/pages`. */
  pages: readonly string[];
  /** The repository on GitHub, as in `owner/name`. */
  repository: string;
}

export interface Content {
  documents: readonly ContentDocument[];
  source: ContentSource;
}

/** Finds one kind of problem. */
export type Rule = (content: Content) => Problem[];

/** Finds one kind of warning in valid content. */
export type WarningRule = (content: Content) => Warning[];

/** Returns the documents of one content type, such as `team.json`. */
export function documentsOf(content: Content, file: string): ContentDocument[] {
  return content.documents.filter(({ type }) => type.file === file);
}
