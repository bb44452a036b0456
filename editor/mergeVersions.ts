import type { Path } from "../src/content/json/syntaxTree";
import { isAlike, isRecord, isSame, matchEntries } from "./matchEntries";

/** A field that both sides changed in different ways. */
export interface Conflict {
  /** Its place in the merged value. */
  path: Path;
  /** Undefined where it was removed. */
  mine: unknown;
  theirs: unknown;
}

/** What somebody decided about one of the conflicts. */
export interface Choice {
  /** The conflict's index. */
  conflict: number;
  keep: "mine" | "theirs";
}

interface Versions<Value> {
  /** The changes of both sides; mine in a conflict. */
  value: Value;
  /** The common version from now on: theirs; the former one in a conflict. */
  base: Value;
  /** What is decided: `value`, but the former version in a conflict. */
  decided: Value;
}

type Three<Value> = [base: Value, mine: Value, theirs: Value];

const outcomes = ["value", "base", "decided"] as const;

const isDefined = (value: unknown) => value !== undefined;

/**
 * Merges two versions of a value field by field: objects by key, lists by what
 * identifies their entries, or by place. Undefined is what does not exist.
 *
 * @param base the last version that both have in common
 */
export function mergeVersions(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  choice?: Choice,
): Versions<unknown> & { conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  let found = 0;

  function decide<Value>(path: Path, ...[b, m, t]: Three<Value>) {
    if (isSame(m, b)) return { value: t, base: t, decided: t };
    if (isSame(t, b) || isSame(m, t)) return { value: m, base: t, decided: m };
    found += 1;
    if (choice?.conflict === found - 1) {
      const kept = choice.keep === "mine" ? m : t;
      return { value: kept, base: t, decided: kept };
    }
    conflicts.push({ path, mine: m, theirs: t });
    return { value: m, base: b, decided: b };
  }

  function merge(path: Path, ...[b, m, t]: Three<unknown>): Versions<unknown> {
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
  ): Versions<unknown> {
    const merged = weave([t, m, b].map(Object.keys)).map(
      (key) => [key, merge([...path, key], b[key], m[key], t[key])] as const,
    );
    return versions((outcome) =>
      Object.fromEntries(
        merged
          .map(([key, each]) => [key, each[outcome]] as const)
          .filter(([, value]) => isDefined(value)),
      ),
    );
  }

  function mergeLists(
    path: Path,
    ...lists: Three<unknown[]>
  ): Versions<unknown> {
    const [ofBase, ofMine, ofTheirs] = rowsOf(...lists);
    const common = [ofBase, ofMine, ofTheirs].map((rows) =>
      rows.filter((row) => row.every(isDefined)),
    );
    // The order is a value of its own: which of the three it is, by identity.
    const [b = [], m = [], t = []] = common.map((rows) =>
      rows.map(([, mine]) => mine),
    );
    const order = decide(path, b, m, t);
    const place = (chosen: unknown[], ...others: Row[][]) =>
      weave([common[[b, m, t].indexOf(chosen)] ?? [], ...others, ofBase]);
    const value = place(order.value, ofMine, ofTheirs);
    const base = place(order.base, ofTheirs, ofMine);
    const decided = order.decided === order.value ? value : base;
    const places = { value, base, decided };
    const merged = new Map<Row, Versions<unknown>>();
    let index = 0;
    for (const row of places.value) {
      const each = merge([...path, index], ...row);
      merged.set(row, each);
      if (isDefined(each.value)) index += 1;
    }
    return versions((outcome) =>
      places[outcome]
        .map((row) => merged.get(row)?.[outcome])
        .filter(isDefined),
    );
  }

  return { ...merge([], base, mine, theirs), conflicts };
}

function versions(of: (outcome: (typeof outcomes)[number]) => unknown) {
  const [value, base, decided] = outcomes.map(of);
  return { value, base, decided };
}

/** An entry of a list in the three versions. */
type Row = Three<unknown>;

/** Returns the rows of each of the three lists, in its order. */
function rowsOf(...[base, mine, theirs]: Three<unknown[]>): Three<Row[]> {
  const ofBase = base.map((entry): Row => [entry, undefined, undefined]);
  const rowsIn = (list: unknown[], side: 1 | 2, added: Row[]) => {
    const former = matchEntries(base, list, isAlike);
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
