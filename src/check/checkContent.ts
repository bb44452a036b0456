import { findNodeAtLocation, type JSONPath } from "jsonc-parser";

import type { FieldPath } from "../content/fieldSchema";
import type { Content, ContentFile, Finding, Rule } from "./content";
import { knownNames } from "./knownNames";
import { positionAt } from "./parse";
import { placeholders } from "./placeholders";
import type { Problem, Report } from "./report";
import { knownFiles, noDoubles, readableTexts, usablePictures } from "./rules";
import { suggestion } from "./suggestion";
import { pathText, show } from "./wording";

/** What the declarations of single files cannot check. */
const rules: readonly Rule[] = [
  knownFiles,
  readableTexts,
  knownNames,
  usablePictures,
  noDoubles,
];

/**
 * Returns what is wrong with content, one problem for each field. `readContent` has
 * compared each file with its declaration; the rules concern several values or files.
 */
export function checkContent(content: Content): Report {
  const { files } = content;
  const all = [
    ...files.flatMap(({ findings }) => findings),
    ...rules.flatMap((rule) => rule(content)),
  ];
  const doubled = all.filter(({ offset }) => offset !== undefined);
  const byField = new Map<string, Problem>();
  for (const finding of all) {
    const { file, path, offset } = finding;
    // Places in a field that is there twice are those of the first, values of the last.
    const isInDoubled = doubled.some(
      (each) =>
        each.file === file && each.path.every((step, at) => step === path[at]),
    );
    if (isInDoubled && offset === undefined) continue;
    const problem = toProblem(files, finding);
    const key = `${file} ${problem.path}`;
    // The first, from which others follow.
    byField.set(key, byField.get(key) ?? problem);
  }
  const problems = [...byField.values()].sort(
    (a, b) =>
      a.file.localeCompare(b.file, "en") ||
      a.line - b.line ||
      a.column - b.column,
  );
  const left = problems.length === 0 ? placeholders(content) : [];
  return {
    folder: content.folder,
    fileCount: files.length,
    problems,
    placeholders: left.map((each) => toProblem(files, each)),
  };
}

/**
 * Returns a finding with its line and column: of the value, of an unknown
 * field's name, or of the object in which something is missing.
 */
function toProblem(files: readonly ContentFile[], finding: Finding): Problem {
  const { file, path, offset, found, note = "", expected } = finding;
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
    hint: suggestion(source, finding),
  };
}
