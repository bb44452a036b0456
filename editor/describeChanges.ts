import type { Path } from "../src/content/json/syntaxTree";
import {
  entryOf,
  fieldsOf,
  referenceOf,
  schemaAt,
} from "../src/content/schema/introspection";
import { isAlike, isSame, matchEntries } from "./merge/matchEntries";
import {
  asText,
  labelOf,
  titleOf,
  valueAt,
  type Schema,
} from "./contentValues";

export interface Change {
  /** Labels from the outside in, as in "Groups", "Tech Team", "Heading". */
  where: readonly string[];
  /** Undefined if it was added. */
  before?: string;
  /** Undefined if it was removed. */
  after?: string;
  /** Whether entries only have another order. */
  isMoved?: boolean;
  /** The folder of the pictures that `before` and `after` name. */
  folder?: string;
}

function inWords(schema: Schema, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (Array.isArray(value)) return `${value.length}`;
  return typeof value === "object" ? titleOf(schema, value) : asText(value);
}

/** Returns all that a value says, on one line. */
export function inFullWords(schema: Schema, value: unknown): string {
  if (value === undefined) return "(removed)";
  const entry = entryOf(schema);
  if (entry && Array.isArray(value))
    return value.map((each) => titleOf(entry, each) || "…").join(" · ");
  const fields = fieldsOf(schema);
  if (!fields) return asText(value) || "(empty)";
  return Object.entries(fields)
    .map(([name, field]) => [field, name, valueAt(value, [name])] as const)
    .filter(([, , each]) => each !== undefined)
    .map(
      ([field, name, each]) =>
        `${labelOf(field, name)}: ${inFullWords(field, each)}`,
    )
    .join("; ");
}

/** Returns the labels of what is around a field, and its own. */
export function labelsAt(schema: Schema, value: unknown, path: Path): string {
  const labels = path.map((key, depth) => {
    const here = path.slice(0, depth + 1);
    const field = schemaAt(schema, here);
    if (!field) return "";
    const title =
      typeof key === "number" ? titleOf(field, valueAt(value, here)) : "";
    return (
      title || labelOf(field, typeof key === "number" ? "entry" : String(key))
    );
  });
  return labels.filter(Boolean).join(" › ");
}

/** Returns how two contents of one declaration differ. */
export function describeChanges(
  schema: Schema,
  before: unknown,
  after: unknown,
  where: readonly string[] = [],
): Change[] {
  if (isSame(before, after)) return [];
  const fields = fieldsOf(schema);
  if (fields && before !== undefined && after !== undefined) {
    return Object.entries(fields).flatMap(([name, field]) =>
      describeChanges(field, valueAt(before, [name]), valueAt(after, [name]), [
        ...where,
        labelOf(field, name),
      ]),
    );
  }
  const entry = entryOf(schema);
  if (entry) return listChanges(entry, asList(before), asList(after), where);
  const reference = referenceOf(schema);
  return [
    {
      where,
      before: inWords(schema, before),
      after: inWords(schema, after),
      ...(reference?.to === "image" && { folder: reference.folder }),
    },
  ];
}

const asList = (value: unknown) =>
  Array.isArray(value) ? (value as unknown[]) : [];

function listChanges(
  schema: Schema,
  before: readonly unknown[],
  after: readonly unknown[],
  where: readonly string[],
): Change[] {
  const isReplaced = before.length === after.length;
  const former = matchEntries(
    before,
    after,
    (old, now) => isReplaced || isAlike(old, now),
  );
  const taken = new Set(former.values());
  const name = (value: unknown, index: number) => {
    const words = inWords(schema, value) ?? "";
    return words === "" ? `${labelOf(schema, "entry")} ${index + 1}` : words;
  };
  const order = after.flatMap((_, index) => former.get(index) ?? []);
  return [
    ...before.flatMap((old, index): Change[] =>
      taken.has(index) ? [] : [{ where, before: name(old, index) }],
    ),
    ...after.flatMap((now, index): Change[] => {
      const at = former.get(index);
      return at === undefined
        ? [{ where, after: name(now, index) }]
        : describeChanges(schema, before[at], now, [
            ...where,
            name(before[at], at),
          ]);
    }),
    ...(order.some((at, index) => at < (order[index - 1] ?? -1))
      ? [{ where, isMoved: true }]
      : []),
  ];
}
