import type { Content } from "./readContent";
import { locate } from "./report/locate";
import {
  sortProblems,
  type ContentReport,
  type Finding,
  type Place,
} from "./report/problems";
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
  const { files } = content;
  const located = (finding: Finding) =>
    locate(
      files.find(({ file }) => file === finding.file),
      finding,
    );
  const problems = sortProblems([
    ...files.flatMap((file) => file.problems),
    ...rules.flatMap((rule) => rule(content)).map(located),
  ]);
  const locationOf = (place: Place) => {
    const { file, line, path } = located({ ...place, expected: "" });
    return path ? `${file}:${line}  ${path}` : file;
  };
  const warnings = (problems.length === 0 ? warningRules : [])
    .flatMap((rule) => rule(content))
    .filter(({ places }) => places.length > 0)
    .map(({ summary, places }) => ({
      summary,
      locations: places.map(locationOf),
    }));
  return { problems, warnings, fileCount: files.length };
}
