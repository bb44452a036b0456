import type * as z from "zod";

import type { Declaration } from "../../content/declarations";
import { pageFields } from "../../content/declarations/pageFields";
import {
  itemOf,
  fieldsOf,
  kindOf,
  unwrapOptional,
} from "../../content/schema/introspection";

const scalars: Readonly<Record<string, string>> = {
  string: "String",
  enum: "String",
  number: "Float",
  boolean: "Boolean",
};

/** Objects that several files share, whose type has a name of its own. */
const shared = new Map<z.core.$ZodType, string>([
  [pageFields.meta, "PageMeta"],
]);

/**
 * Returns the GraphQL types of the content, in GraphQL's schema language. An
 * object inside another is named after both, as in `TeamContentGroups`.
 *
 * @throws Error if a declaration uses a type that is not in `scalars`
 */
export function typeDefinitions(types: readonly Declaration[]): string {
  return [
    ...types.flatMap(({ typeName, schema }) =>
      objectTypes(
        typeName,
        schema,
        // Declared, so that File has the same fields without such a file.
        ' implements Node @dontInfer @childOf(types: ["File"])',
      ),
    ),
    ...[...shared].flatMap(([schema, name]) => objectTypes(name, schema)),
  ].join("\n\n");
}

function objectTypes(
  name: string,
  schema: z.core.$ZodType,
  suffix = "",
): string[] {
  const nested: string[] = [];
  const fields = Object.entries(fieldsOf(schema) ?? {})
    // "$schema" is for editors, and no valid name in GraphQL.
    .filter(([field]) => field !== "$schema")
    .map(([field, type]) => {
      const fieldName = name + field.charAt(0).toUpperCase() + field.slice(1);
      return `  ${field}: ${typeOf(fieldName, type, nested)}`;
    });
  return [`type ${name}${suffix} {\n${fields.join("\n")}\n}`, ...nested];
}

/** Returns a field's type and directive; adds types of objects in it to `nested`. */
function typeOf(
  name: string,
  field: z.core.$ZodType,
  nested: string[],
): string {
  const schema = unwrapOptional(field);
  const mark = schema === field ? "!" : "";
  const kind = kindOf(schema);
  if (kind.kind === "image")
    return `ImageSharp${mark} @imageIn(folder: "${kind.folder}")`;
  const entry = itemOf(schema);
  if (entry) return `[${typeOf(name, entry, nested)}]${mark}`;
  const sharedName = shared.get(schema);
  if (sharedName) return sharedName + mark;
  if (fieldsOf(schema)) {
    nested.push(...objectTypes(name, schema));
    return name + mark;
  }
  const { type } = schema._zod.def;
  const scalar = scalars[type];
  if (scalar) return scalar + mark;
  throw new Error(
    `${name}: there is no GraphQL type for "${type}" yet; add it to typeDefinitions.ts.`,
  );
}
