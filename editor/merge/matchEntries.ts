/** Fields that identify an entry; see `reportDuplicates` of the check. */
const identifying = [
  "id",
  "path",
  "name",
  "title",
  "question",
  "heading",
  "label",
  "href",
];

/** Returns whether two values have the same JSON. */
export const isSame = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const textsIn = (value: unknown): string =>
  typeof value === "string"
    ? value
    : Object.values(value ?? {})
        .map(textsIn)
        .join("\n");

const hasSame = (field: string) => (old: unknown, now: unknown) =>
  isRecord(old) &&
  isRecord(now) &&
  ![undefined, ""].includes(now[field] as string) &&
  isSame(old[field], now[field]);

/** Returns whether more than half of the fields of two entries are equal: who types
 * a successor over `{ name, role }` leaves one of two. */
export function isAlike(old: unknown, now: unknown): boolean {
  if (!isRecord(old) || !isRecord(now)) return isRecord(old) === isRecord(now);
  const names = [...new Set(Object.keys({ ...old, ...now }))];
  const equal = names.filter((name) => isSame(old[name], now[name]));
  return equal.length * 2 > names.length;
}

/**
 * Returns which entry of an earlier list each entry is: equal ones, then those
 * with the same identifying field or the same texts, then those at the same
 * place between their neighbors.
 *
 * @param mayMatch whether two entries may be the same because of their place
 * @returns indexes in `before` by indexes in `after`
 */
export function matchEntries(
  before: readonly unknown[],
  after: readonly unknown[],
  mayMatch: (old: unknown, now: unknown) => boolean,
): Map<number, number> {
  const former = new Map<number, number>();
  const taken = new Set<number>();
  const match = (index: number, at: number) => {
    former.set(index, at);
    taken.add(at);
  };
  const matchWhere = (
    fits: (old: unknown, now: unknown, at: number, index: number) => boolean,
  ) => {
    for (const [index, now] of after.entries()) {
      if (former.has(index)) continue;
      const at = before.findIndex(
        (old, place) => !taken.has(place) && fits(old, now, place, index),
      );
      if (at >= 0) match(index, at);
    }
  };
  matchWhere((old, now, at, index) => at === index && isSame(old, now));
  matchWhere(isSame);
  for (const field of identifying) matchWhere(hasSame(field));
  matchWhere(
    (old, now) =>
      isRecord(now) && /\S/.test(textsIn(now)) && textsIn(old) === textsIn(now),
  );
  for (const [index, now] of after.entries()) {
    if (former.has(index)) continue;
    const next = former.get(index + 1);
    const places = [
      index === 0 ? 0 : (former.get(index - 1) ?? NaN) + 1,
      index === after.length - 1 ? before.length - 1 : (next ?? NaN) - 1,
      before.length === after.length ? index : NaN,
    ];
    const at = places.find(
      (place) =>
        place >= 0 &&
        place < before.length &&
        !taken.has(place) &&
        mayMatch(before[place], now),
    );
    if (at !== undefined) match(index, at);
  }
  return former;
}
