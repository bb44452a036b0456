import * as z from "zod";

import { textKinds } from "../declarations/fields";
import type { FieldPath } from "../json/syntaxTree";

type Schema = z.core.$ZodType;

/** Returns the schema inside an optional one, or the schema itself. */
export function unwrapOptional(schema: Schema): Schema {
  return schema instanceof z.ZodOptional ? schema.unwrap() : schema;
}

/** Returns the fields of an object; undefined for other schemas. */
export function fieldsOf(
  schema: Schema,
): Readonly<Record<string, Schema>> | undefined {
  const object = unwrapOptional(schema);
  return object instanceof z.ZodObject ? object.shape : undefined;
}

/** Returns the schema of the items of a list; undefined for other schemas. */
export function itemOf(schema: Schema): Schema | undefined {
  const list = unwrapOptional(schema);
  return list instanceof z.ZodArray ? list.element : undefined;
}

/** Returns the schema of the value at a path, or undefined if there is none. */
export function schemaAt(root: Schema, path: FieldPath): Schema | undefined {
  return path.reduce<Schema | undefined>((schema, key) => {
    const fields = schema && fieldsOf(schema);
    if (!fields) return schema && itemOf(schema);
    return Object.hasOwn(fields, key) ? fields[String(key)] : undefined;
  }, root);
}

/** Returns what a field holds: the kind of its text, or the type of its value. */
export function kindOf(schema: Schema) {
  const own = unwrapOptional(schema);
  return textKinds.get(own) ?? { kind: own._zod.def.type };
}
