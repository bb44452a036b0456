import type { FieldPath } from "../report/problems";

/** Yields a value and all values in it, with their paths. */
export function* valuesIn(
  value: unknown,
  path: FieldPath = [],
): Generator<{ path: FieldPath; value: unknown }> {
  yield { path, value };
  if (typeof value !== "object" || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, each] of Object.entries(value)) {
    yield* valuesIn(each, [...path, isList ? Number(key) : key]);
  }
}

/** Returns the value at a path, or undefined if there is none. */
export const valueAt = (root: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null)?.[key],
    root,
  );

/** Returns the values of the same field in the other items of the list around a value. */
export function siblingValues(root: unknown, path: FieldPath): Set<unknown> {
  const index = path.findLastIndex((key) => typeof key === "number");
  const list = valueAt(root, path.slice(0, Math.max(index, 0)));
  const others = Array.isArray(list)
    ? list.filter((_, other) => other !== path[index])
    : [];
  return new Set(others.map((item) => valueAt(item, path.slice(index + 1))));
}
