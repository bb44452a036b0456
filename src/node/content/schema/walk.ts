import * as z from "zod";

import { references, type Reference } from "../fields";
import type { Path } from "../json/tree";

/** What stands behind "may be left out". */
export function required(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? required(schema.unwrap())
    : schema;
}

/** The declared fields of an object; undefined for anything else. */
export function fieldsOf(
  schema: z.core.$ZodType | undefined,
): Readonly<Record<string, z.core.$ZodType>> | undefined {
  const object = schema && required(schema);
  return object instanceof z.ZodObject ? object.shape : undefined;
}

/** What each entry of a list is declared as; undefined for anything else. */
export function entryOf(
  schema: z.core.$ZodType | undefined,
): z.core.$ZodType | undefined {
  const list = schema && required(schema);
  return list instanceof z.ZodArray ? list.element : undefined;
}

/** The declaration of the value at a path, or undefined if there is none. */
export function schemaAt(
  schema: z.core.$ZodType,
  path: Path,
): z.core.$ZodType | undefined {
  return path.reduce<z.core.$ZodType | undefined>((at, key) => {
    if (typeof key === "number") return entryOf(at);
    const fields = fieldsOf(at);
    const name = String(key);
    return fields && Object.hasOwn(fields, name) ? fields[name] : undefined;
  }, schema);
}

/** What a field is for, in the declaration's words. */
export function descriptionOf(schema: z.core.$ZodType): string | undefined {
  return (
    z.globalRegistry.get(schema)?.description ??
    z.globalRegistry.get(required(schema))?.description
  );
}

/** What a field's text refers to, if anything. */
export function referenceOf(schema: z.core.$ZodType): Reference | undefined {
  return references.get(required(schema));
}

/** Returns the patterns of a text's format and of its further rules. */
export function patternsOf(schema: z.core.$ZodType): RegExp[] {
  const { def } = schema._zod;
  const rules = [def, ...(def.checks ?? []).map(({ _zod }) => _zod.def)];
  return rules.flatMap((rule) =>
    "pattern" in rule && rule.pattern instanceof RegExp ? [rule.pattern] : [],
  );
}
