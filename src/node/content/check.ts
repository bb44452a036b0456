import type { Caution, Content, Rule } from "./content";
import { contentTypeOf } from "./contentFile";
import { contentTypes, type ContentType } from "./contentTypes";
import { readDocument, type Document } from "./document";
import { sortMistakes, type Report } from "./mistake";
import { arcsLeadElsewhere } from "./rules/arcsLeadElsewhere";
import { countryOutlines } from "./rules/countryOutlines";
import { existingPictures } from "./rules/existingPictures";
import { knownFiles } from "./rules/knownFiles";
import { knownIcons } from "./rules/knownIcons";
import { knownPages } from "./rules/knownPages";
import { largePictures } from "./rules/largePictures";
import { oneCityOnePlace } from "./rules/oneCityOnePlace";
import { oneMailRecipient } from "./rules/oneMailRecipient";
import { placeholders } from "./rules/placeholders";
import { securityExpiry } from "./rules/securityExpiry";
import { shownGroups } from "./rules/shownGroups";
import { uniquePaths } from "./rules/uniquePaths";
import { uniqueTitles } from "./rules/uniqueTitles";
import { uniqueValues } from "./rules/uniqueValues";
import { unusedPictures } from "./rules/unusedPictures";
import { wholePictures } from "./rules/wholePictures";
import { schemaMistakes } from "./schema/schemaMistakes";
import type { ContentSource } from "./source/contentSource";

/** What declarations cannot say, because it takes more than one field. */
const rules: readonly Rule[] = [
  knownFiles,
  knownIcons,
  existingPictures,
  wholePictures,
  largePictures,
  knownPages,
  shownGroups,
  uniquePaths,
  uniqueTitles,
  uniqueValues,
  oneCityOnePlace,
  arcsLeadElsewhere,
  oneMailRecipient,
  countryOutlines,
];

const cautions: readonly Caution[] = [
  unusedPictures,
  securityExpiry,
  placeholders,
];

/** Reads the files of content; those that the site does not know are left. */
export function readDocuments(
  { folder, files }: Pick<ContentSource, "folder" | "files">,
  types: readonly ContentType[] = contentTypes,
): Document[] {
  return [...files].flatMap(([file, text]) => {
    const type = contentTypeOf(file, types);
    return type ? [readDocument(`${folder}/${file}`, text, type)] : [];
  });
}

/**
 * Checks all content: each file's JSON, each file against its declaration, and
 * what files say of each other and of pictures, icons and pages.
 *
 * @param documents the files, where they have been read already
 * @returns every mistake, in the order of files and lines; never throws for
 *   whatever a file holds
 */
export function checkSource(
  source: ContentSource,
  types: readonly ContentType[] = contentTypes,
  documents: readonly Document[] = readDocuments(source, types),
): Report {
  const own = documents.map((document) => ({
    document,
    mistakes: [...document.mistakes, ...schemaMistakes(document)],
  }));
  const sound = own
    .filter(({ mistakes }) => mistakes.length === 0)
    .map(({ document }) => document);
  const content: Content = { types, documents, sound: new Set(sound), source };
  return {
    mistakes: sortMistakes([
      ...own.flatMap(({ mistakes }) => mistakes),
      ...rules.flatMap((rule) => rule(content)),
    ]),
    warnings: cautions.flatMap((caution) => caution(content)),
    fileCount: source.files.size,
  };
}
