import { checkSource } from "../src/content/checkSource";
import type { ContentSource } from "../src/content/content";
import { contentTypeOf } from "../src/content/contentTypes";
import { formatPath, type Path } from "../src/content/json/syntaxTree";
import type { Problem } from "../src/content/report";
import { entryOf, fieldsOf } from "../src/content/schema/introspection";
import { valueAt, withValueAt, type Schema } from "./contentValues";
import { isAlike, isRecord, isSame, matchEntries } from "./merge/matchEntries";
import { followPath, mergeVersions } from "./merge/mergeVersions";

/** The values of files by their names; undefined is a file that is not there. */
export type Values = ReadonlyMap<string, unknown>;

/** A place in a file; the whole file where the path is empty. */
export interface Place {
  file: string;
  path: Path;
}

/** A change of a field or list. */
export interface Operation extends Place {
  /** Made by the tab, so that what is sent twice is applied once. */
  id: string;
  /** Undefined if it was not there. */
  before?: unknown;
  /** Undefined if it is removed. */
  after?: unknown;
  /** Whether it is refused where `before` is not there any more. */
  isStrict?: boolean;
}

/** A field whose version here was changed by somebody else, too. */
export interface OpenQuestion extends Place {
  /** Undefined if it was removed. */
  theirs?: unknown;
}

/** The content as it is edited, and as it is on disk. */
export interface EditedDocument {
  /** What the forms show, valid or not. */
  values: Values;
  /** What is on disk. */
  saved: Values;
  questions: readonly OpenQuestion[];
}

/** Returns the operation that makes one version of a file of another one. */
export function operationOf(
  file: string,
  before: unknown,
  after: unknown,
  path: Path = [],
): Omit<Operation, "id"> {
  if (isRecord(before) && isRecord(after)) {
    const names = Object.keys({ ...before, ...after });
    const [name, ...others] = names.filter(
      (each) => !isSame(before[each], after[each]),
    );
    if (name !== undefined && others.length === 0)
      return operationOf(file, before[name], after[name], [...path, name]);
  }
  return { file, path, before, after };
}

/**
 * Returns a file's value with an operation, and what both changed; undefined if
 * that is not possible, because what is around the field is gone.
 */
export function changedValue(
  value: unknown,
  { file, path, before, after, isStrict }: Omit<Operation, "id">,
): { value: unknown; questions: OpenQuestion[] } | undefined {
  if (path.length > 0 && !isRecord(valueAt(value, path.slice(0, -1))))
    return undefined;
  const merged = mergeVersions(before, after, valueAt(value, path));
  if (isStrict && merged.conflicts.length > 0) return undefined;
  const schema = contentTypeOf(file)?.schema;
  return {
    value: withValueAt(schema, value, path, merged.value),
    questions: merged.conflicts.map(({ path: inner, theirs }) => ({
      file,
      path: [...path, ...inner],
      theirs,
    })),
  };
}

/** Applies an operation; undefined if it is refused. */
export function applyOperation(
  document: EditedDocument,
  operation: Omit<Operation, "id">,
): EditedDocument | undefined {
  const { file } = operation;
  const changed = changedValue(document.values.get(file), operation);
  return changed && withFile(document, file, changed.value, changed.questions);
}

/** Takes a file as somebody else left it on disk; what is not saved stays. */
export function takeFile(
  document: EditedDocument,
  file: string,
  disk: unknown,
): EditedDocument {
  const { values, saved } = document;
  const merged = mergeVersions(saved.get(file), values.get(file), disk);
  // An entry that was removed here has no place where a question could be.
  const isGone = ({ path, mine }: { path: Path; mine: unknown }) =>
    mine === undefined && typeof path.at(-1) === "number";
  const value = merged.conflicts
    .filter(isGone)
    .reduceRight<unknown>((list, { path, theirs }) => {
      const around = path.slice(0, -1);
      const entries = (valueAt(list, around) as unknown[]).toSpliced(
        Number(path.at(-1)),
        0,
        theirs,
      );
      return withValueAt(undefined, list, around, entries);
    }, merged.value);
  const questions = merged.conflicts
    .filter((conflict) => !isGone(conflict))
    .flatMap(({ path, theirs }) => {
      const now = followPath(merged.value, value, path, formerPlaces);
      return now ? [{ file, path: now, theirs }] : [];
    });
  return {
    ...withFile(document, file, value, questions),
    saved: new Map(saved).set(file, disk),
  };
}

/** Answers a question: keeps what is here, or takes the other version. */
export function answerQuestion(
  document: EditedDocument,
  { file, path, mine, theirs }: OpenQuestion & { mine?: unknown },
  keep: "mine" | "theirs",
): EditedDocument {
  const questions = document.questions.filter(
    (each) => each.file !== file || !isSame(each.path, path),
  );
  const answered = { ...document, questions };
  if (keep === "mine") return answered;
  const value = document.values.get(file);
  const schema = contentTypeOf(file)?.schema;
  const around = path.slice(0, -1);
  const list = valueAt(value, around);
  // An entry of a list is taken out, or comes back between the others.
  const taken = Array.isArray(list)
    ? withValueAt(
        schema,
        value,
        around,
        list.toSpliced(
          Number(path.at(-1)),
          mine === undefined && theirs !== undefined ? 0 : 1,
          ...[theirs].filter((each) => each !== undefined),
        ),
      )
    : withValueAt(schema, value, path, theirs);
  return withFile(answered, file, taken, []);
}

function withFile(
  document: EditedDocument,
  file: string,
  value: unknown,
  asked: readonly OpenQuestion[],
): EditedDocument {
  const former = document.values.get(file);
  const isAsked = (path: Path) => asked.some((each) => isSame(each.path, path));
  const kept = document.questions.flatMap((question) => {
    if (question.file !== file) return [question];
    const path = followPath(former, value, question.path, formerPlaces);
    const isOpen =
      path && !isAsked(path) && !isSame(valueAt(value, path), question.theirs);
    return isOpen ? [{ ...question, path }] : [];
  });
  return {
    ...document,
    values: new Map(document.values).set(file, value),
    questions: [...kept, ...asked],
  };
}

/**
 * Returns the former index of each entry of a list that is edited, where it is
 * likely that an entry has become another one at its place.
 */
export function formerPlaces(
  before: readonly unknown[],
  after: readonly unknown[],
): Map<number, number> {
  const former = new Map<number, number>();
  const free = new Set(before.keys());
  for (const stays of [true, false])
    for (const [index, entry] of after.entries()) {
      if (former.has(index)) continue;
      const places = stays ? [index] : [...free];
      const at = places.find(
        (each) => free.has(each) && isSame(before[each], entry),
      );
      if (at !== undefined && free.delete(at)) former.set(index, at);
    }
  const left = [...free];
  const changed = [...after.keys()].filter((index) => !former.has(index));
  const matches =
    left.length === changed.length
      ? new Map(left.map((_, place) => [place, place]))
      : matchEntries(
          left.map((at) => before[at]),
          changed.map((index) => after[index]),
          isAlike,
        );
  for (const [index, at] of matches)
    former.set(changed[index] ?? NaN, left[at] ?? NaN);
  return former;
}

/** A difference from what is on disk that is written or withheld as a whole. */
export interface Unit extends Place {
  /** Whether it is the order of a list, with what was removed from it. */
  isOrder?: boolean;
}

/** Returns a version between the one on disk and the edited one. */
function holdBack(
  { file, path }: Place,
  schema: Schema | undefined,
  saved: unknown,
  value: unknown,
  isHeld: (unit: Unit) => boolean,
): unknown {
  if (isSame(saved, value)) return value;
  const inner = (key: string | number, from: unknown, to: unknown) =>
    holdBack(
      { file, path: [...path, key] },
      schema && (entryOf(schema) ?? fieldsOf(schema)?.[key]),
      from,
      to,
      isHeld,
    );
  if (isRecord(saved) && isRecord(value))
    return Object.keys({ ...saved, ...value }).reduce<unknown>(
      (made, key) =>
        withValueAt(schema, made, [key], inner(key, saved[key], value[key])),
      value,
    );
  if (!Array.isArray(saved) || !Array.isArray(value))
    return isHeld({ file, path }) ? saved : value;
  const before = saved as unknown[];
  const after = value as unknown[];
  const former = formerPlaces(before, after);
  const order = after.flatMap((_, index) => former.get(index) ?? []);
  const isMoved =
    order.length < before.length || order.some((at, i) => at !== i);
  const entries = after.map((entry, index) => {
    const at = former.get(index);
    if (at !== undefined) return { at, entry: inner(index, before[at], entry) };
    const isNew = !isHeld({ file, path: [...path, index] });
    return { at, entry, isNew };
  });
  const shown = entries.filter(({ at, isNew }) => at !== undefined || isNew);
  if (!isMoved || !isHeld({ file, path, isOrder: true }))
    return shown.map(({ entry }) => entry);
  const inOrder = before.map(
    (entry, at) => shown.find((each) => each.at === at)?.entry ?? entry,
  );
  return entries.reduce(
    (list, { isNew, entry }, index) =>
      isNew ? list.toSpliced(index, 0, entry) : list,
    inOrder,
  );
}

/**
 * Returns the values of the files that are to be written, and what is withheld
 * because it is invalid or in question. A problem between two fields withholds
 * the one that was changed last.
 *
 * @param source what is on disk; its problems must not prevent saving
 * @param last the operation that was made last
 */
export function settle(
  document: EditedDocument,
  source: ContentSource,
  last?: Place,
): { values: Values; held: Unit[] } {
  const { values, saved, questions } = document;
  const files = [...new Set([...values.keys(), ...saved.keys()])].filter(
    (file) => !isSame(values.get(file), saved.get(file)),
  );
  const held = new Set<string>();
  const keyOf = ({ isOrder, ...unit }: Unit) =>
    `${placeKey(unit)}${isOrder ? " order" : ""}`;
  const units: Unit[] = [];
  const written = (isHeld: (unit: Unit) => boolean) =>
    new Map(
      files.map((file) => [
        file,
        holdBack(
          { file, path: [] },
          contentTypeOf(file)?.schema,
          saved.get(file),
          values.get(file),
          isHeld,
        ),
      ]),
    );
  written((unit) => units.push(unit) === 0);
  for (const unit of units)
    if (questions.some((question) => isInside(unit, question)))
      held.add(keyOf(unit));
  const now = () => written((unit) => held.has(keyOf(unit)));
  const added = () => addedProblems(source, withValues(source, now()));
  let problems = added();
  while (problems.length > 0) {
    const free = units.filter((unit) => !held.has(keyOf(unit)));
    if (free.length === 0) break;
    const own = free.filter((unit) =>
      problems.some((problem) => isAt(unit, problem, source.folder)),
    );
    const relieves = (unit: Unit) => {
      held.add(keyOf(unit));
      const isLess = added().length < problems.length;
      held.delete(keyOf(unit));
      return isLess;
    };
    const byTime = free.toSorted(
      (a, b) => Number(isRelated(b, last)) - Number(isRelated(a, last)),
    );
    const guilty = own.length > 0 ? own : byTime.filter(relieves).slice(0, 1);
    for (const unit of guilty.length > 0 ? guilty : free) held.add(keyOf(unit));
    problems = added();
  }
  return {
    values: now(),
    held: units.filter((unit) => held.has(keyOf(unit))),
  };
}

const placeKey = ({ file, path }: Place) => `${file}|${formatPath(path)}`;

/** Returns whether a place is another one, or in it. */
const isInside = (place: Place, outer: Place) =>
  place.file === outer.file &&
  isSame(place.path.slice(0, outer.path.length), outer.path);

const isRelated = (unit: Unit, last: Place | undefined) =>
  last !== undefined && (isInside(unit, last) || isInside(last, unit));

const isAt = (
  { file, path, isOrder }: Unit,
  problem: Problem,
  folder: string,
) => {
  const own = formatPath(path);
  const rest = problem.path.slice(own.length);
  return (
    problem.file === `${folder}/${file}` &&
    problem.path.startsWith(own) &&
    (rest === "" || (!isOrder && (own === "" || /^[.[]/.test(rest))))
  );
};

/** Returns the problems that a version of the content adds to another one. */
export function addedProblems(
  source: ContentSource,
  candidate: ContentSource,
): Problem[] {
  const after = checkSource(candidate).problems;
  if (after.length === 0) return [];
  // Positions and indexes change with each edit.
  const keyOf = ({ file, path, found }: Problem) =>
    `${file} ${path} ${found}`.replace(/\d+/g, "");
  const amounts = new Map<string, number>();
  for (const key of checkSource(source).problems.map(keyOf))
    amounts.set(key, (amounts.get(key) ?? 0) + 1);
  return after.filter((problem) => {
    const left = amounts.get(keyOf(problem)) ?? 0;
    amounts.set(keyOf(problem), left - 1);
    return left <= 0;
  });
}

/** Returns the content with other values of some files. */
function withValues(source: ContentSource, values: Values): ContentSource {
  const files = new Map(source.files);
  for (const [file, value] of values)
    if (value === undefined) files.delete(file);
    else files.set(file, JSON.stringify(value));
  return { ...source, files };
}
