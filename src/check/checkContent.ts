import { findNodeAtLocation, type JSONPath } from "jsonc-parser";

import type { FieldPath } from "../content/fieldSchema";
import type { Content, ContentFile, Problem, Rule } from "./content";
import { positionAt } from "./parse";
import type { PlacedProblem, Report } from "./report";
import { readContent } from "./readContent";
import { knownFiles } from "./rules/knownFiles";
import { knownNames } from "./rules/knownNames";
import { noDoubles } from "./rules/noDoubles";
import { readableTexts } from "./rules/readableTexts";
import { usablePictures } from "./rules/usablePictures";
import { suggestion } from "./suggestion";
import { pathText, show } from "./wording";

/** The rules of step 4. */
const rules: readonly Rule[] = [
  knownFiles,
  readableTexts,
  knownNames,
  usablePictures,
  noDoubles,
];

/**
 * Checks the content of a folder, by default the site's own.
 *
 * | step                                               | where           |
 * | -------------------------------------------------- | --------------- |
 * | 1. read the folder: texts, pictures, names of icons | readContent.ts  |
 * | 2. parse each text, up to its first syntax error   | parse.ts        |
 * | 3. compare each value with its declaration         | validate.ts     |
 * | 4. ask what concerns several values or files       | rules/          |
 * | 5. keep the first problem of each field            | checkContent.ts |
 * | 6. place it: line, column, and the name that is meant | suggestion.ts |
 * | 7. show all                                        | report.ts       |
 */
export const checkFolder = async (folder?: string): Promise<Report> =>
  checkContent(await readContent(folder));

/** Does what follows reading: the steps from 4 on. */
export function checkContent(content: Content): Report {
  const { files } = content;
  const all = [
    ...files.flatMap(({ problems }) => problems),
    ...rules.flatMap((rule) => rule(content)),
  ];
  const doubled = all.filter(({ offset }) => offset !== undefined);
  const byField = new Map<string, PlacedProblem>();
  for (const problem of all) {
    const { file, path, offset } = problem;
    // In a field that is there twice, places are those of the first and values of
    // the last, so nothing else that is said of it would be true.
    const isInDoubled = doubled.some(
      (each) =>
        each.file === file && each.path.every((step, at) => step === path[at]),
    );
    if (isInDoubled && offset === undefined) continue;
    const key = `${file} ${pathText(path)}`;
    // Later problems of a field follow from its first.
    if (!byField.has(key)) byField.set(key, place(files, problem));
  }
  const problems = [...byField.values()].sort(
    (a, b) =>
      a.file.localeCompare(b.file, "en") ||
      a.line - b.line ||
      a.column - b.column,
  );
  return { fileCount: files.length, problems };
}

/**
 * Returns a problem with its line and column: of the value, of an unknown
 * field's name, or of the object in which something is missing.
 */
function place(files: readonly ContentFile[], problem: Problem): PlacedProblem {
  const { file, path, offset, found, note = "", expected } = problem;
  const source = files.find((each) => each.file === file);
  const nodeAt = (path: FieldPath) =>
    source?.root && findNodeAtLocation(source.root, path as JSONPath);
  const value = nodeAt(path);
  const field = value?.parent ?? nodeAt(path.slice(0, -1));
  const node = found === undefined ? value : field;
  return {
    file,
    ...positionAt(source?.text ?? "", offset ?? node?.offset ?? 0),
    path: pathText(path),
    found: found ?? show(source?.values.get(pathText(path))?.value) + note,
    expected,
    hint: suggestion(source, problem),
  };
}
