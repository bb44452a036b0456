import type { Path } from "../../src/content/json/syntaxTree";
import { valueAt } from "../contentValues";
import { isAlike, isRecord, isSame, matchEntries } from "./matchEntries";

/**
 * A field that both sides changed in different ways. Of two orders of a list,
 * both versions have the changes of all.
 */
export interface Conflict {
  /** Its place in the merged value. */
  path: Path;
  /** Undefined where it was removed. */
  mine: unknown;
  theirs: unknown;
}

type Three<Value> = [base: Value, mine: Value, theirs: Value];

const isDefined = (value: unknown) => value !== undefined;

/**
 * Merges two versions of a value field by field: objects by key, lists by what
 * identifies their entries, or by place. Undefined is what does not exist.
 *
 * @param base the last version that both have in common
 * @returns the changes of both sides, with mine in a conflict
 */
export function mergeVersions(
  base: unknown,
  mine: unknown,
  theirs: unknown,
): { value: unknown; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];

  function decide<Value>(path: Path, ...[b, m, t]: Three<Value>): Value {
    if (isSame(m, b)) return t;
    if (!isSame(t, b) && !isSame(m, t))
      conflicts.push({ path, mine: m, theirs: t });
    return m;
  }

  function merge(path: Path, ...[b, m, t]: Three<unknown>): unknown {
    if (isSame(m, b) || isSame(t, b)) return decide(path, b, m, t);
    if (isRecord(m) && isRecord(t))
      return mergeRecords(path, isRecord(b) ? b : {}, m, t);
    if (Array.isArray(m) && Array.isArray(t))
      return mergeLists(path, Array.isArray(b) ? b : [], m, t);
    return decide(path, b, m, t);
  }

  function mergeRecords(
    path: Path,
    ...[b, m, t]: Three<Record<string, unknown>>
  ): unknown {
    return Object.fromEntries(
      weave([t, m, b].map(Object.keys))
        .map((key) => [key, merge([...path, key], b[key], m[key], t[key])])
        .filter(([, value]) => isDefined(value)),
    );
  }

  function mergeLists(path: Path, ...lists: Three<unknown[]>): unknown {
    const [ofBase, ofMine, ofTheirs] = rowsOf(...lists);
    // The order of what all have is a value of its own.
    const [b, m, t] = [ofBase, ofMine, ofTheirs].map((rows) =>
      rows.filter((row) => row.every(isDefined)),
    ) as Three<Row[]>;
    const isMine = !hasSameItems(m, b);
    const place = (rows: Row[]) => weave([rows, ofMine, ofTheirs, ofBase]);
    const merged = new Map<Row, unknown>();
    let index = 0;
    for (const row of place(isMine ? m : t)) {
      const value = merge([...path, index], ...row);
      merged.set(row, value);
      if (isDefined(value)) index += 1;
    }
    const inOrder = (rows: Row[]) =>
      place(rows)
        .map((row) => merged.get(row))
        .filter(isDefined);
    const value = inOrder(isMine ? m : t);
    if (isMine && !hasSameItems(t, b) && !hasSameItems(m, t))
      conflicts.push({ path, mine: value, theirs: inOrder(t) });
    return value;
  }

  return { value: merge([], base, mine, theirs), conflicts };
}

const hasSameItems = (a: readonly unknown[], b: readonly unknown[]) =>
  a.every((item, index) => item === b[index]);

/**
 * Returns where a field or entry of an earlier version is in a later one;
 * undefined if it, or an entry around it, is gone.
 *
 * @param match the index in an earlier list, by each one in a later list
 */
export function followPath(
  before: unknown,
  after: unknown,
  [key, ...rest]: Path,
  match: (
    before: readonly unknown[],
    after: readonly unknown[],
  ) => ReadonlyMap<number, number> = matchAlike,
): Path | undefined {
  if (key === undefined) return [];
  const lists = Array.isArray(before) && Array.isArray(after);
  if (!lists && !(isRecord(before) && isRecord(after))) return undefined;
  const former = lists && [...match(before, after)];
  const at = former ? former.find(([, index]) => index === key)?.[0] : key;
  if (at === undefined) return undefined;
  const inner = [valueAt(before, [key]), valueAt(after, [at])] as const;
  const moved = followPath(...inner, rest, match);
  return moved && [at, ...moved];
}

const matchAlike = (before: readonly unknown[], after: readonly unknown[]) =>
  matchEntries(before, after, isAlike);

/** An entry of a list in the three versions. */
type Row = Three<unknown>;

/** Returns the rows of each of the three lists, in its order. */
function rowsOf(...[base, mine, theirs]: Three<unknown[]>): Three<Row[]> {
  const ofBase = base.map((entry): Row => [entry, undefined, undefined]);
  const rowsIn = (list: unknown[], side: 1 | 2, added: Row[]) => {
    const former = matchAlike(base, list);
    const isNew = (_: unknown, index: number) => !former.has(index);
    const news = list.filter(isNew);
    // Entries that both added are one if they have the same name.
    const same = matchEntries(
      added.map(([, entry]) => entry),
      news,
      () => false,
    );
    return list.map((entry, index): Row => {
      const at = former.get(index);
      const other = added[same.get(news.indexOf(entry)) ?? NaN];
      const row = (at === undefined ? other : ofBase[at]) ?? [
        undefined,
        undefined,
        undefined,
      ];
      row[side] = entry;
      return row;
    });
  };
  const ofMine = rowsIn(mine, 1, []);
  const added = ofMine.filter(([entry]) => !isDefined(entry));
  return [ofBase, ofMine, rowsIn(theirs, 2, added)];
}

/** Returns the first list with the items of the others after their neighbors. */
function weave<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const woven: Item[] = [];
  for (const list of lists)
    for (const [index, item] of list.entries())
      if (!woven.includes(item)) {
        const previous = list[index - 1];
        const at = previous === undefined ? 0 : woven.indexOf(previous) + 1;
        woven.splice(woven.length === 0 ? 0 : at, 0, item);
      }
  return woven;
}
