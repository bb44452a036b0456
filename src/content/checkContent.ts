import type { Content } from "./readContent";
import { sortProblems, type ContentReport } from "./report/problems";
import { uniquePaths, uniquePrograms } from "./rules/duplicates";
import { knownFiles } from "./rules/knownFiles";
import { knownPages } from "./rules/pages";
import { knownIcons, unusedPictures, usablePictures } from "./rules/references";
import { openedPrograms, placeholders } from "./rules/reminders";
import type { Rule, WarningRule } from "./rules/rule";

/** What the declarations of single files cannot check. */
const rules: readonly Rule[] = [
  knownFiles,
  knownIcons,
  usablePictures,
  knownPages,
  uniquePaths,
  uniquePrograms,
];

const warningRules: readonly WarningRule[] = [
  unusedPictures,
  openedPrograms,
  placeholders,
];

/**
 * Checks each file's JSON, each file against its declaration, and the references
 * between files and to images, icons and pages.
 */
export function checkContent(content: Content): ContentReport {
  const problems = sortProblems([
    ...content.files.flatMap((file) => file.problems),
    ...rules.flatMap((rule) => rule(content)),
  ]);
  const warnings = problems.length === 0 ? warningRules : [];
  return {
    problems,
    warnings: warnings
      .flatMap((rule) => rule(content))
      .filter(({ locations }) => locations.length > 0),
    fileCount: content.files.length,
  };
}
