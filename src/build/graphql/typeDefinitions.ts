import * as z from "zod";

import type { ContentType } from "../content/contentTypes";
import { references } from "../content/fields";

const pascalCase = (name: string) =>
  name.charAt(0).toUpperCase() + name.slice(1);

/**
 * The GraphQL types of the content, made from its declarations. An object
 * inside another is named after both, as in `TeamContentGroups`.
 *
 * @returns type definitions in GraphQL's schema language
 * @throws Error if a declaration uses what GraphQL has no type for
 */
export function typeDefinitions(types: readonly ContentType[]): string {
  return types
    .flatMap(({ typeName, schema }) =>
      objectTypes(`${typeName} implements Node @dontInfer`, typeName, schema),
    )
    .join("\n\n");
}

function objectTypes(
  header: string,
  name: string,
  schema: z.ZodObject,
): string[] {
  const nested: string[] = [];
  const fields = Object.entries(schema.shape)
    // The editor's schema is no content, and not a name in GraphQL.
    .filter(([field]) => field !== "$schema")
    .map(([field, type]) => {
      const fieldType = typeOf(name + pascalCase(field), type, nested);
      return `  ${field}: ${fieldType}${directive(type)}`;
    });
  return [`type ${header} {\n${fields.join("\n")}\n}`, ...nested];
}

/** The type of a field; those of objects inside it are added to `nested`. */
function typeOf(
  name: string,
  schema: z.core.$ZodType,
  nested: string[],
): string {
  return schema instanceof z.ZodOptional
    ? nullableTypeOf(name, schema.unwrap(), nested)
    : `${nullableTypeOf(name, schema, nested)}!`;
}

function nullableTypeOf(
  name: string,
  schema: z.core.$ZodType,
  nested: string[],
): string {
  if (references.get(schema)?.to === "image") return "File";
  if (schema instanceof z.ZodObject) {
    nested.push(...objectTypes(name, name, schema));
    return name;
  }
  if (schema instanceof z.ZodArray) {
    return `[${typeOf(name, schema.element, nested)}]`;
  }
  const scalar = scalars[schema._zod.def.type];
  if (scalar) return scalar;
  throw new Error(
    `${name}: there is no GraphQL type for "${schema._zod.def.type}" yet; add it to typeDefinitions.ts.`,
  );
}

const scalars: Readonly<Record<string, string>> = {
  string: "String",
  enum: "String",
  number: "Float",
  boolean: "Boolean",
};

function directive(schema: z.core.$ZodType): string {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  const reference = references.get(inner);
  return reference?.to === "image"
    ? ` @imageIn(folder: "${reference.folder}")`
    : "";
}
