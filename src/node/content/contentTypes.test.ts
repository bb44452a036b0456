import * as z from "zod";

import { contentTypeOf } from "./contentFile";
import { contentTypes } from "./contentTypes";
import {
  descriptionOf,
  entryOf,
  fieldsOf,
  patternsOf,
  required,
} from "./schema/walk";

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
  .flatMap(({ file, schema }) => fieldsIn({ path: file, schema }))
  .filter(({ path }) => !path.endsWith(".$schema"));

const pathsOf = (found: readonly Field[]) => found.map(({ path }) => path);

test("describes every field", () => {
  const roots = contentTypes.map(({ file }) => file);
  const silent = fields.filter(({ schema }) => !descriptionOf(schema));
  expect(pathsOf(silent)).toEqual(roots);
});

test("is made of types that the check has words for", () => {
  const known = ["array", "boolean", "enum", "number", "object", "string"];
  const unknown = fields.filter(
    ({ schema }) => !known.includes(required(schema)._zod.def.type),
  );
  expect(pathsOf(unknown)).toEqual([]);
});

test("knows no field but those declared", () => {
  const lax = fields.filter(({ schema }) => {
    const object = required(schema);
    return (
      object instanceof z.ZodObject &&
      !(object.def.catchall instanceof z.ZodNever)
    );
  });
  expect(pathsOf(lax)).toEqual([]);
});

test("has patterns without flags, which JSON Schema does not know", () => {
  const patterns = fields.map(({ path, schema }) => ({
    path,
    schema,
    patterns: patternsOf(required(schema)),
  }));
  expect(patterns.flatMap((field) => field.patterns)).not.toEqual([]);
  const flagged = patterns.filter((field) =>
    field.patterns.some(({ flags }) => flags),
  );
  expect(pathsOf(flagged)).toEqual([]);
});

test.each([
  ["team.json", "TeamContent"],
  ["legal/terms.json", "LegalContent"],
  ["legal/.json", undefined],
  ["legal/old/terms.json", undefined],
  ["Team.json", undefined],
  ["team.json.bak", undefined],
])("%s holds %s", (file, typeName) => {
  expect(contentTypeOf(file, contentTypes)?.typeName).toBe(typeName);
});
