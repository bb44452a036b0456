import type { Document } from "./document";
import type { Problem, Warning } from "./report";
import type { ContentSource } from "./source/contentSource";

/** What rules look at, when each file has been read on its own. */
export interface Content {
  documents: readonly Document[];
  source: ContentSource;
}

/** Looks for one kind of problem in all content together. */
export type Rule = (content: Content) => Problem[];

/** Looks for something that is worth knowing, but no problem. */
export type WarningRule = (content: Content) => Warning[];

/** The documents of one content type, such as `team.json`. */
export function documentsOf(content: Content, file: string): Document[] {
  return content.documents.filter(({ type }) => type.file === file);
}

/**
 * Whether all documents are as declared. A rule that misses something in one
 * that is not must not complain: it may only be misspelt there.
 */
export function areValid(documents: readonly Document[]): boolean {
  return documents.every(({ problems }) => problems.length === 0);
}
