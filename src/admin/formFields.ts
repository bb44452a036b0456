import type { Field } from "@sveltia/cms";
import * as z from "zod";

import {
  formPlaces,
  longTexts,
  uniqueFields,
} from "../content/declarations/fields";
import { localTime } from "../content/localTime";
import {
  entryOf,
  fieldsOf,
  referenceOf,
  unwrapOptional,
} from "../content/schema/introspection";
import { fieldsInside } from "./contentFormat";

type Schema = z.core.$ZodType;

/** Returns the fields of the form for an object. */
export function formFields(object: Schema): Field[] {
  return Object.entries(fieldsOf(object) ?? {})
    .filter(([name]) => name !== "$schema")
    .map(([name, field]) => formField(name, field));
}

function formField(name: string, field: Schema): Field {
  const schema = unwrapOptional(field);
  const { title, description } = z.toJSONSchema(schema);
  return {
    name,
    label: title ?? inWords(name),
    hint: description,
    required: schema === field,
    ...formPlaces.get(schema),
    ...control(name, schema, schema === field),
  };
}

/** Returns "Learn more" for `learnMore`. */
function inWords(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter}`);
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

function control(name: string, schema: Schema, isRequired: boolean) {
  const entry = entryOf(schema);
  if (entry) return listControl(name, schema, entry, isRequired);
  if (fieldsOf(schema)) {
    const fields = formFields(schema);
    return { widget: "object", collapsed: "auto", fields };
  }
  const { enum: options, type, minimum, maximum } = z.toJSONSchema(schema);
  if (options) return { widget: "select", options };
  switch (type) {
    case "boolean":
      return { widget: "boolean" };
    case "integer":
      return { widget: "number", min: minimum, max: maximum };
    case "number":
      return {
        widget: "number",
        value_type: "float",
        min: minimum,
        max: maximum,
      };
    default:
      return textControl(schema, isRequired);
  }
}

function listControl(
  name: string,
  list: Schema,
  entry: Schema,
  isRequired: boolean,
) {
  const fields = formFields(entry);
  const { title = inWords(name.replace(/s$/, "")) } = z.toJSONSchema(entry);
  return {
    widget: "list",
    // An empty list is valid; see contentFormat.ts.
    required: isRequired ? [] : false,
    label_singular: title,
    max: z.toJSONSchema(list).maxItems,
    ...(fields.length > 0
      ? {
          fields,
          collapsed: true,
          summary: summaryOf(list, fields),
          thumbnail: fields.find(({ widget }) => widget === "image")?.name,
        }
      : { field: { ...formField("entry", entry), label: title } }),
  };
}

/** Returns the template of the line that stands for a closed entry of a list. */
function summaryOf(list: Schema, fields: readonly Field[]): string {
  const [first] = uniqueFields.get(list)?.unique ?? [];
  const own = typeof first === "object" ? first.fields[0] : first;
  const names = own
    ? [own]
    : fields.flatMap((field) =>
        fieldsInside(field)
          .slice(0, 1)
          .map(({ name }) => `${field.name}.${name}`),
      );
  return names.map((name) => `{{fields.${name}}}`).join(" – ");
}

function textControl(schema: Schema, isRequired: boolean) {
  const json = z.toJSONSchema(schema);
  const reference = referenceOf(schema);
  const pattern = json.pattern && {
    pattern: [`/${json.pattern}/`, json.patternErrorMessage],
  };
  if (reference?.to === "image") {
    return {
      widget: "image",
      media_folder: `/data/${reference.folder}`,
      choose_url: false,
    };
  }
  if (reference) return { widget: "choice", choices: reference.to, ...pattern };
  if (json.pattern === localTime.source)
    return { widget: "moment", ...pattern };
  if (json.format === "date") {
    const today = isRequired && { default: "{{now}}" };
    return { widget: "datetime", type: "date", ...today };
  }
  return {
    widget: longTexts.get(schema) ? "text" : "string",
    minlength: json.minLength,
    maxlength: json.maxLength,
    ...pattern,
  };
}
