import * as z from "zod";

import { contentTypes, type ContentType } from "../../content/contentTypes";
import { ICON_SCHEMA_FILE } from "../../content/fields";
import {
  descriptionOf,
  entryOf,
  fieldsOf,
} from "../../content/schema/introspection";

export const SCHEMA_FOLDER = "data/schemas";

/** Returns the file name of a content type's schema. */
export function schemaFileOf({ file }: ContentType): string {
  return `${file.replace(/(\/\*)?\.json$/, "")}.schema.json`;
}

const fieldList =
  /(<!-- The list below is made by `npm run generate`. -->)[^]*(<!-- End of the list. -->)/;

/**
 * Returns the files that are generated from the declarations, by path. In the
 * given data/README.md, it replaces the list of fields.
 */
export function generatedFiles(
  icons: ReadonlySet<string>,
  readme: string,
): Map<string, string> {
  const files = new Map<string, string>();
  const addSchema = (file: string, schema: object) =>
    files.set(
      `${SCHEMA_FOLDER}/${file}`,
      `${JSON.stringify(schema, null, 2)}\n`,
    );
  addSchema(ICON_SCHEMA_FILE, iconSchema(icons));
  for (const type of contentTypes) {
    addSchema(schemaFileOf(type), jsonSchema(type));
  }
  const guide = fieldGuide(contentTypes);
  return files.set(
    "data/README.md",
    readme.replace(fieldList, (_, start, end) =>
      [start, guide, end].join("\n\n"),
    ),
  );
}

/** Draft 7, because of https://github.com/microsoft/vscode/issues/165219. */
function jsonSchema({ file, schema }: ContentType) {
  const { $schema, ...rest } = z.toJSONSchema(schema, { target: "draft-7" });
  return { $schema, title: `data/${file}`, ...rest };
}

function iconSchema(names: ReadonlySet<string>) {
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    description: "A free icon of Font Awesome 6.7.2, solid or brand.",
    enum: [...names],
  };
}

/** Returns a Markdown list of every field of every file. */
function fieldGuide(types: readonly ContentType[]): string {
  return types
    .map(({ file, schema }) =>
      [`### \`data/${file}\``, "", ...fieldLines(schema, "")].join("\n"),
    )
    .join("\n\n");
}

function fieldLines(schema: z.core.$ZodType, indent: string): string[] {
  return Object.entries(fieldsOf(schema) ?? {})
    .filter(([name]) => name !== "$schema")
    .flatMap(([name, field]) => {
      const entry = entryOf(field);
      const notes = [
        ...(entry ? ["list"] : []),
        ...(field instanceof z.ZodOptional ? ["may be left out"] : []),
      ].join(", ");
      const text = descriptionOf(field)?.replace(/[*_<]/g, "\\$&");
      return [
        `${indent}- **${name}**${notes && ` (${notes})`}: ${text}`,
        ...fieldLines(entry ?? field, `${indent}  `),
      ];
    });
}
