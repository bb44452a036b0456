import * as z from "zod";

import { references, type Reference } from "../fields";
import type { Path } from "../json/nodes";

type Schema = z.core.$ZodType;

/** What stands behind "may be left out". */
export function required(schema: Schema): Schema {
  return schema instanceof z.ZodOptional ? schema.unwrap() : schema;
}

/** The declared fields of an object; undefined for anything else. */
export function fieldsOf(
  schema: Schema,
): Readonly<Record<string, Schema>> | undefined {
  const object = required(schema);
  return object instanceof z.ZodObject ? object.shape : undefined;
}

/** What each entry of a list is declared as; undefined for anything else. */
export function entryOf(schema: Schema): Schema | undefined {
  const list = required(schema);
  return list instanceof z.ZodArray ? list.element : undefined;
}

/** The declaration of the value at a path, or undefined if there is none. */
export function schemaAt(root: Schema, path: Path): Schema | undefined {
  let schema: Schema | undefined = root;
  for (const key of path) {
    const fields = schema && fieldsOf(schema);
    if (typeof key === "number") schema = schema && entryOf(schema);
    else
      schema =
        fields && Object.hasOwn(fields, key) ? fields[String(key)] : undefined;
  }
  return schema;
}

/** What a field is for, in the declaration's words. */
export function descriptionOf(schema: Schema): string | undefined {
  return z.globalRegistry.get(required(schema))?.description;
}

/** What a field's text refers to, if anything. */
export function referenceOf(schema: Schema): Reference | undefined {
  return references.get(required(schema));
}
