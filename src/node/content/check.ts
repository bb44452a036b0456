import type { Content, Rule, WarningRule } from "./content";
import { contentTypeOf } from "./contentFile";
import { contentTypes } from "./contentTypes";
import { readDocument, type Document } from "./document";
import { sortProblems, type Report } from "./report";
import { arcCities } from "./rules/arcCities";
import { countryOutlines } from "./rules/countryOutlines";
import { knownFiles } from "./rules/knownFiles";
import { knownIcons } from "./rules/knownIcons";
import { knownPages } from "./rules/knownPages";
import { oneMailRecipient } from "./rules/oneMailRecipient";
import { placeholders } from "./rules/placeholders";
import { shownGroups } from "./rules/shownGroups";
import { uniqueValues } from "./rules/uniqueValues";
import { unusedPictures } from "./rules/unusedPictures";
import { usablePictures } from "./rules/usablePictures";
import { schemaProblems } from "./schema/schemaProblems";
import type { ContentSource } from "./source/contentSource";

/** What declarations cannot say, because it takes more than one field. */
const rules: readonly Rule[] = [
  knownFiles,
  knownIcons,
  usablePictures,
  knownPages,
  shownGroups,
  uniqueValues,
  arcCities,
  oneMailRecipient,
  countryOutlines,
];

const warningRules: readonly WarningRule[] = [unusedPictures, placeholders];

/** Reads the files of content; those that the site does not know are left. */
export function readDocuments({
  folder,
  files,
}: Pick<ContentSource, "folder" | "files">): Document[] {
  return [...files].flatMap(([file, text]) => {
    const type = contentTypeOf(file, contentTypes);
    if (!type) return [];
    const document = readDocument(`${folder}/${file}`, text, type);
    const problems = [...document.problems, ...schemaProblems(document)];
    return [{ ...document, problems }];
  });
}

/**
 * Checks all content: each file's JSON, each file against its declaration, and
 * what files say of each other and of pictures, icons and pages.
 *
 * @returns every problem, in the order of files and lines
 */
export function checkSource(source: ContentSource): Report {
  const content: Content = { documents: readDocuments(source), source };
  return {
    problems: sortProblems([
      ...content.documents.flatMap(({ problems }) => problems),
      ...rules.flatMap((rule) => rule(content)),
    ]),
    warnings: warningRules.flatMap((rule) => rule(content)),
    fileCount: source.files.size,
  };
}
