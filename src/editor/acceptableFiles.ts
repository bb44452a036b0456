import { checkSource } from "../node/content/check";
import type { Problem } from "../node/content/report";
import type { ContentSource } from "../node/content/content";

/** Lines shift with each edit, so places are left out of the comparison. */
const keyOf = ({ file, path, found }: Problem) =>
  `${file} ${path} ${found.replace(/:\d+:\d+/g, "")}`;

/**
 * Returns the problems that edited files would bring into the content. Those
 * that are on disk already must not keep a maintainer from saving.
 */
export function newProblems(
  source: ContentSource,
  edited: ReadonlyMap<string, string>,
): Problem[] {
  const files = new Map([...source.files, ...edited]);
  const { problems } = checkSource({ ...source, files });
  if (problems.length === 0) return [];
  const known = new Set(checkSource(source).problems.map(keyOf));
  return problems.filter((problem) => !known.has(keyOf(problem)));
}

/** Returns as many of the edited files as are valid together. */
export function acceptableFiles(
  source: ContentSource,
  edited: ReadonlyMap<string, string>,
): Map<string, string> {
  if (newProblems(source, edited).length === 0) return new Map(edited);
  const accepted = new Map<string, string>();
  for (const [file, text] of edited) {
    const more = new Map(accepted).set(file, text);
    if (newProblems(source, more).length === 0) accepted.set(file, text);
  }
  return accepted;
}
