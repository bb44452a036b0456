import type * as z from "zod";

import type { FieldPath } from "../report/problems";

declare module "zod" {
  /** What is known of a field beyond JSON Schema, in `.meta()`. */
  interface GlobalMeta {
    /** What a text is, if it is more than a line of words. */
    kind?:
      | "sentences"
      | "date"
      | "moment"
      | "id"
      | "icon"
      | "page"
      | "link"
      | "anchor"
      | "timeZone"
      | "image";
    /** The folder of a picture, relative to `data/`. */
    folder?: string;
    /** The least size of a picture, in px. */
    minWidth?: number;
    minHeight?: number;
    /** The GraphQL type of an object that several files share. */
    typeName?: string;
    /** The field that tells the items of a list apart. */
    nameField?: string | undefined;
    /** Fields that the forms of the CMS begin or end with; files keep their order. */
    position?: "first" | "last";
    /** What VS Code shows of a text that does not match the pattern. */
    patternErrorMessage?: string;
  }
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

/** Returns the schema of the value at a path, or undefined if there is none. */
export const schemaAt = (root: FieldSchema, path: FieldPath) =>
  path.reduce<FieldSchema | undefined>(
    (parent, key) =>
      typeof key === "number"
        ? parent?.items
        : parent?.properties?.[String(key)],
    root,
  );
