import { entryOf, fieldsOf, hintOf } from "../src/content/schema/introspection";
import { formerPlaces } from "./document";
import { valueAt, withValueAt, type Schema } from "./contentValues";
import { isSame } from "./merge/matchEntries";

/**
 * Returns a value in which the revision of each entry is raised by one against
 * what is published, if a field that its declaration names has changed.
 */
export function withRevisions(
  schema: Schema | undefined,
  published: unknown,
  value: unknown,
): unknown {
  const entry = schema && entryOf(schema);
  if (entry && Array.isArray(value)) {
    const before = Array.isArray(published) ? (published as unknown[]) : [];
    const former = formerPlaces(before, value);
    return value.map((each: unknown, index) =>
      withRevisions(entry, before[former.get(index) ?? NaN], each),
    );
  }
  const fields = Object.entries((schema && fieldsOf(schema)) ?? {});
  return fields.reduce<unknown>((made, [name, field]) => {
    const [before, after] = [published, value].map((each) =>
      valueAt(each, [name]),
    );
    const inner = entryOf(field) ? withRevisions(field, before, after) : after;
    const changed = isSame(inner, after)
      ? made
      : withValueAt(schema, made, [name], inner);
    const revision = hintOf(field)?.raises;
    // An entry that is not published yet has no other place or time.
    const isNew = published === undefined && after !== true;
    if (!revision || isNew || isSame(before, after)) return changed;
    const next = (Number(valueAt(published, [revision])) || 0) + 1;
    const own = Number(valueAt(value, [revision])) || 0;
    return own >= next
      ? changed
      : withValueAt(schema, changed, [revision], next);
  }, value);
}
