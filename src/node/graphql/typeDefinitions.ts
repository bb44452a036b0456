import type { Declaration } from "../../content/declarations/allDeclarations";
import { fieldsOf, type FieldSchema } from "../../content/fieldSchema";

const scalars: Readonly<Record<string, string>> = {
  string: "String",
  integer: "Float",
  number: "Float",
  boolean: "Boolean",
};

/**
 * Returns the GraphQL types of the content in GraphQL's schema language. The type of a
 * nested object is named after the outer type and the field (`TeamContentGroups`).
 *
 * @throws Error if a declaration uses a type that is not in `scalars`
 */
export function typeDefinitions(types: readonly Declaration[]): string {
  const definitions = types.flatMap(({ typeName, jsonSchema }) =>
    objectTypes(
      typeName,
      jsonSchema,
      // With `childOf`, File has fields for this type even if no file has this type.
      ' implements Node @dontInfer @childOf(types: ["File"])',
    ),
  );
  // Several content types share some definitions.
  return [...new Set(definitions)].join("\n\n");
}

function objectTypes(name: string, schema: FieldSchema, suffix = ""): string[] {
  const nested: string[] = [];
  const fields = fieldsOf(schema).map((field) => {
    const { name: own, isRequired } = field;
    const fieldName = name + own.charAt(0).toUpperCase() + own.slice(1);
    const type = fieldType(fieldName, field.schema, nested, isRequired);
    return `  ${own}: ${type}`;
  });
  return [`type ${name}${suffix} {\n${fields.join("\n")}\n}`, ...nested];
}

/** Returns a field's type and directive. Adds the types of nested objects to `nested`. */
function fieldType(
  name: string,
  schema: FieldSchema,
  nested: string[],
  isRequired = true,
): string {
  const { kind, folder, items, properties, typeName = name, type } = schema;
  const mark = isRequired ? "!" : "";
  if (kind === "image")
    return `ImageSharp${mark} @imageIn(folder: "${folder}")`;
  if (items) return `[${fieldType(name, items, nested)}]${mark}`;
  if (properties) {
    nested.push(...objectTypes(typeName, schema));
    return typeName + mark;
  }
  const scalar = scalars[type];
  if (scalar) return scalar + mark;
  throw new Error(
    `${name}: there is no GraphQL type for "${type}" yet; add it to typeDefinitions.ts.`,
  );
}
