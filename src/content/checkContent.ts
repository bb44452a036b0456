import type { AllContent, Rule, WarningRule } from "./allContent";
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

/**
 * Checks each file's JSON, each file against its declaration, and the references
 * between files and to images, icons and pages.
 */
export function checkContent(content: AllContent): Report {
  const problems = sortProblems([
    ...content.documents.flatMap((document) => document.problems),
    ...rules.flatMap((rule) => rule(content)),
  ]);
  const isValid = problems.length === 0;
  return {
    problems,
    warnings: isValid ? warningRules.flatMap((rule) => rule(content)) : [],
    fileCount: content.files.size,
  };
}
