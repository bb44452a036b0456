import type * as z from "zod";

declare module "zod" {
  /** The metadata of a field that JSON Schema cannot express. */
  interface GlobalMeta {
    /** The kind of a string that is not just a line of text. */
    kind?:
      | "sentences"
      | "date"
      | "dateOrDateTime"
      | "id"
      | "icon"
      | "page"
      | "link"
      | "anchor"
      | "timeZone"
      | "image";
    /** The text after "expected", for each invalid value. */
    expected?: string;
    /** The message of VS Code for a string that does not match the pattern. */
    patternErrorMessage?: string;
    /** The values that must be unique among the items of a list, or among files. */
    unique?: readonly Unique[];
    /** The folder of a picture, relative to `data/`. */
    folder?: string;
    /** The minimum size of a picture, in px. */
    minWidth?: number;
    minHeight?: number;
    /** The GraphQL type of an object, if the type is not named after the field. */
    typeName?: string;
  }
}

/** Fields whose combined values must be unique. Without fields, items must be unique. */
export interface Unique<Name extends string = string> {
  /** Problems are reported at the first field. */
  fields: readonly Name[];
  /** The text after "expected". */
  expected?: string;
}

type Known = z.GlobalMeta & z.core.JSONSchema.JSONSchema;

/** The known keys, without the index signature, because it would allow any key. */
type Named = {
  [Key in keyof Known as string extends Key ? never : Key]: Known[Key];
};

/** The declaration of a field as a JSON Schema. */
export interface FieldSchema extends Omit<
  Named,
  "type" | "items" | "properties"
> {
  type: z.core.JSONSchema.SchemaType;
  items?: FieldSchema;
  properties?: Readonly<Record<string, FieldSchema>>;
}

/** Returns the fields of an object. Leaves out "$schema", because only editors use it. */
export function fieldsOf({ properties = {}, required = [] }: FieldSchema) {
  const { $schema: _, ...fields } = properties;
  return Object.entries(fields).map(([name, schema]) => ({
    name,
    schema,
    isRequired: required.includes(name),
  }));
}

/** The field names and list indexes that lead from a file's root to a value. */
export type FieldPath = readonly PropertyKey[];

/** A value in a file with its declaration. Unknown fields have no declaration. */
export interface DeclaredValue {
  path: FieldPath;
  value: unknown;
  schema: FieldSchema | undefined;
}

/** Yields a value and all nested values. */
export function* valuesIn(
  value: unknown,
  schema: FieldSchema | undefined,
  path: FieldPath = [],
): Generator<DeclaredValue> {
  yield { path, value, schema };
  if (typeof value !== "object" || value === null) return;
  const fields = new Map(Object.entries(schema?.properties ?? {}));
  for (const [key, each] of Object.entries(value)) {
    yield* Array.isArray(value)
      ? valuesIn(each, schema?.items, [...path, Number(key)])
      : valuesIn(each, fields.get(key), [...path, key]);
  }
}
