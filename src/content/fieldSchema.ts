import type * as z from "zod";

declare module "zod" {
  /** What is known of a field beyond JSON Schema, in `.meta()`. */
  interface GlobalMeta {
    /** What a text is, if it is more than a line of words. */
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
    /** Completes "expected …", whatever is wrong with the value. */
    expected?: string;
    /** What VS Code shows of a text that does not match the pattern: the same. */
    patternErrorMessage?: string;
    /** What no two items of a list, or files of one kind, share. */
    unique?: readonly Unique[];
    /** The folder of a picture, relative to `data/`. */
    folder?: string;
    /** The least size of a picture, in px. */
    minWidth?: number;
    minHeight?: number;
    /** The GraphQL type of an object that has another name than its field. */
    typeName?: string;
  }
}

/** Fields whose values, together, are there once. Without fields, it is the item itself. */
export interface Unique<Name extends string = string> {
  /** A problem is reported at the first. */
  fields: readonly Name[];
  /** Completes "expected …". */
  expected?: string;
}

type Known = z.GlobalMeta & z.core.JSONSchema.JSONSchema;

/** Without index signatures, with which any key would be known. */
type Named = {
  [Key in keyof Known as string extends Key ? never : Key]: Known[Key];
};

/** The declaration of a field as plain data, a JSON Schema. */
export interface FieldSchema extends Omit<
  Named,
  "type" | "items" | "properties"
> {
  type: z.core.JSONSchema.SchemaType;
  items?: FieldSchema;
  properties?: Readonly<Record<string, FieldSchema>>;
}

/** Returns the fields of an object; "$schema" is for editors. */
export function fieldsOf({ properties = {}, required = [] }: FieldSchema) {
  const { $schema: _, ...fields } = properties;
  return Object.entries(fields).map(([name, schema]) => ({
    name,
    schema,
    isRequired: required.includes(name),
  }));
}

/** Field names and list indexes from the root of a file to a value. */
export type FieldPath = readonly PropertyKey[];

/** A value in a file, with its declaration, if it has one. */
export interface DeclaredValue {
  path: FieldPath;
  value: unknown;
  schema: FieldSchema | undefined;
}

/** Yields a value and all values in it. */
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
