import { declarations, type Declaration } from "./declarations/allDeclarations";
import { ICON_SCHEMA_FILE } from "./declarations/fields";

export const SCHEMA_FOLDER = "data/schemas";

/** Returns the file name of a declaration's schema. */
export function schemaFileOf({ file }: Declaration): string {
  return `${file.replace(/(\/\*)?\.json$/, "")}.schema.json`;
}

/** Returns the JSON Schemas of the content for code editors, by path. */
export function jsonSchemas(icons: ReadonlySet<string>): Map<string, string> {
  const schemas = [
    [ICON_SCHEMA_FILE, iconSchema(icons)] as const,
    ...declarations.map(
      (each) => [schemaFileOf(each), editorSchema(each)] as const,
    ),
  ];
  return new Map(
    schemas.map(([file, schema]) => [
      `${SCHEMA_FOLDER}/${file}`,
      `${JSON.stringify(schema, forEditors, 2)}\n`,
    ]),
  );
}

/** Leaves out metadata that only the check reads. */
const forEditors = (key: string, value: unknown) =>
  key === "expected" || key === "unique" ? undefined : value;

function editorSchema({ file, jsonSchema }: Declaration) {
  const { $schema, ...rest } = jsonSchema;
  return { $schema, title: `data/${file}`, ...rest };
}

function iconSchema(names: ReadonlySet<string>) {
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    description: "A free icon of Font Awesome 6.7.2, solid or brand.",
    enum: [...names],
  };
}
