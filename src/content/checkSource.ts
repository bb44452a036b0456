import type { Content, ContentSource, Rule, WarningRule } from "./content";
import { contentTypeOf } from "./contentTypes";
import { readDocument, type ContentDocument } from "./readDocument";
import { sortProblems, type Report } from "./report";
import { knownFiles } from "./rules/knownFiles";
import { knownPages, uniquePages } from "./rules/pages";
import { knownIcons, unusedPictures, usablePictures } from "./rules/references";
import { reminders } from "./rules/reminders";

/** What the declarations of single files cannot check. */
const rules: readonly Rule[] = [
  knownFiles,
  knownIcons,
  usablePictures,
  knownPages,
  uniquePages,
];

const warningRules: readonly WarningRule[] = [unusedPictures, reminders];

/** The last document of each file: most checks follow a change of one file. */
const known = new Map<string, ContentDocument>();

/** Reads the content files; unknown files are skipped. */
export function readDocuments({
  folder,
  files,
}: Pick<ContentSource, "folder" | "files">): ContentDocument[] {
  return [...files].flatMap(([file, text]) => {
    const type = contentTypeOf(file);
    if (!type) return [];
    const name = `${folder}/${file}`;
    const former = known.get(name);
    if (former?.text === text) return former;
    const document = readDocument(name, text, type);
    known.set(name, document);
    return document;
  });
}

/**
 * Checks each file's JSON, each file against its declaration, and the references
 * between files and to images, icons and pages.
 */
export function checkSource(source: ContentSource): Report {
  const content: Content = { documents: readDocuments(source), source };
  const problems = sortProblems([
    ...content.documents.flatMap((document) => document.problems),
    ...rules.flatMap((rule) => rule(content)),
  ]);
  const isValid = problems.length === 0;
  return {
    problems,
    warnings: isValid ? warningRules.flatMap((rule) => rule(content)) : [],
    fileCount: source.files.size,
  };
}
