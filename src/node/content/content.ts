import type { ContentType } from "./contentTypes";
import type { Document } from "./document";
import type { Mistake, Warning } from "./mistake";
import type { ContentSource } from "./source/contentSource";

/** What rules look at, when each file has been read on its own. */
export interface Content {
  types: readonly ContentType[];
  documents: readonly Document[];
  /**
   * The documents that are as declared. A rule that misses something in
   * another document must not complain: it may only be misspelt there.
   */
  sound: ReadonlySet<Document>;
  source: ContentSource;
}

/** Looks for one kind of mistake in all content together. */
export type Rule = (content: Content) => Mistake[];

/** Looks for something that is worth knowing, but no mistake. */
export type Caution = (content: Content) => Warning[];

/** The documents of one content type, such as `team.json`. */
export function documentsOf(content: Content, file: string): Document[] {
  return content.documents.filter(({ type }) => type.file === file);
}

/** Whether all documents, or those of one content type, are as declared. */
export function isSound(content: Content, file?: string): boolean {
  const { documents, sound } = content;
  return documents.every(
    (document) =>
      (file !== undefined && document.type.file !== file) ||
      sound.has(document),
  );
}
