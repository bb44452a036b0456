import type { Field } from "@sveltia/cms";
import * as z from "zod";

import { formPositions, uniqueFields } from "../content/declarations/fields";
import {
  itemOf,
  fieldsOf,
  kindOf,
  unwrapOptional,
} from "../content/schema/introspection";
import { fieldsInside } from "./contentTypes";

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
    ...formPositions.get(schema),
    ...control(name, schema, schema === field),
  };
}

/** Returns "Learn more" for `learnMore`. */
function inWords(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter}`);
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

function control(name: string, schema: Schema, isRequired: boolean) {
  const json = z.toJSONSchema(schema);
  const { minimum: min, maximum: max } = json;
  const pattern = json.pattern && {
    pattern: [`/${json.pattern}/`, json.patternErrorMessage],
  };
  const text = { minlength: json.minLength, maxlength: json.maxLength };
  const kind = kindOf(schema);
  switch (kind.kind) {
    case "array":
      return listControl(name, schema, isRequired);
    case "object":
      return {
        widget: "object",
        collapsed: "auto",
        fields: formFields(schema),
      };
    case "enum":
      return { widget: "select", options: json.enum };
    case "boolean":
      return { widget: "boolean" };
    case "number":
      return {
        widget: "number",
        value_type: json.type === "integer" ? "int" : "float",
        min,
        max,
      };
    case "image":
      return {
        widget: "image",
        media_folder: `/data/${kind.folder}`,
        choose_url: false,
      };
    case "icon":
    case "page":
    case "link":
    case "anchor":
    case "timeZone":
      return { widget: "choice", choices: kind.kind, ...pattern };
    case "moment":
      return { widget: "moment", ...pattern };
    case "id":
      return {
        widget: "hidden",
        default: "{{uuid_short}}",
        // The CMS warns of them.
        hint: undefined,
        required: undefined,
      };
    case "date":
      return {
        widget: "datetime",
        type: "date",
        ...(isRequired && { default: "{{now}}" }),
      };
    case "sentences":
      return { widget: "text", ...text, ...pattern };
    default:
      return { widget: "string", ...text, ...pattern };
  }
}

function listControl(name: string, list: Schema, isRequired: boolean) {
  const item = itemOf(list) ?? list;
  const fields = formFields(item);
  const { title = inWords(name.replace(/s$/, "")) } = z.toJSONSchema(item);
  const { minItems = 0, maxItems } = z.toJSONSchema(list);
  return {
    widget: "list",
    required: isRequired && minItems > 0,
    // 0 marks a list that a file must have, for contentFormat.ts.
    min: isRequired ? minItems : undefined,
    label_singular: title,
    max: maxItems,
    ...(fields.length > 0
      ? {
          fields,
          collapsed: true,
          // A copy would have the same id.
          allow_duplicate: fields.every(({ widget }) => widget !== "hidden"),
          summary: summaryOf(list, fields),
          thumbnail: fields.find(({ widget }) => widget === "image")?.name,
        }
      : { field: { ...formField("item", item), label: title } }),
  };
}

/** Returns the template of the line that stands for a closed item of a list. */
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
