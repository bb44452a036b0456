import * as z from "zod";

import { contentTypes } from "./contentTypes";
import { descriptionOf, entryOf, fieldsOf, required } from "./schema/walk";

interface Field {
  path: string;
  schema: z.core.$ZodType;
}

/** Every declared field and entry, the root included. */
function fieldsIn({ path, schema }: Field): Field[] {
  const entry = entryOf(schema);
  const inner = entry
    ? [{ path: `${path}[]`, schema: entry }]
    : Object.entries(fieldsOf(schema) ?? {}).map(([name, field]) => ({
        path: `${path}.${name}`,
        schema: field,
      }));
  return [{ path, schema }, ...inner.flatMap(fieldsIn)];
}

const fields = contentTypes
  .map(({ file, schema }) => ({ path: file, schema }))
  .flatMap(fieldsIn)
  .filter(({ path }) => !path.endsWith(".$schema"));

test("describes every field", () => {
  const roots = new Set(contentTypes.map(({ file }) => file));
  const silent = fields
    .filter(({ path, schema }) => !roots.has(path) && !descriptionOf(schema))
    .map(({ path }) => path);
  expect(silent).toEqual([]);
});

test("is made of kinds that the check has words for", () => {
  const kinds = fields.map(({ schema }) => required(schema)._zod.def.type);
  expect([...new Set(kinds)].sort()).toEqual(
    expect.arrayContaining(["array", "object", "string"]),
  );
  const known = ["array", "boolean", "enum", "number", "object", "string"];
  expect(kinds.filter((kind) => !known.includes(kind))).toEqual([]);
});

test("knows no field but those declared", () => {
  const objects = fields.filter(
    ({ schema }) => required(schema) instanceof z.ZodObject,
  );
  const lax = objects.filter(({ schema }) => {
    const object = required(schema);
    return (
      !(object instanceof z.ZodObject) ||
      !(object.def.catchall instanceof z.ZodNever)
    );
  });
  expect(lax.map(({ path }) => path)).toEqual([]);
});
