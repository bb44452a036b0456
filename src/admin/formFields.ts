import type { Field } from "@sveltia/cms";

import { timeZoneNames } from "../content/timeZones";
import { fieldsOf, type FieldSchema } from "../content/fieldSchema";
import { fieldsInside } from "./contentFormat";

/** Returns the form fields of an object. */
export const formFields = (object: FieldSchema): Field[] =>
  fieldsOf(object).map(({ name, schema, isRequired }) =>
    formField(name, schema, isRequired),
  );

function formField(
  name: string,
  schema: FieldSchema,
  isRequired: boolean,
): Field {
  const { title = sentenceCase(name), description } = schema;
  return {
    name,
    label: title,
    hint: description,
    required: isRequired,
    ...control(name, schema, isRequired),
  };
}

/** Returns "Learn more" for `learnMore`. */
function sentenceCase(name: string): string {
  const spaced = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase();
}

function control(name: string, schema: FieldSchema, isRequired: boolean) {
  const { kind, type, minimum: min, maximum: max } = schema;
  const pattern = schema.pattern && {
    pattern: [`/${schema.pattern}/`, schema.patternErrorMessage],
  };
  const text = { minlength: schema.minLength, maxlength: schema.maxLength };
  if (schema.enum) return { widget: "select", options: schema.enum };
  switch (kind ?? type) {
    case "array":
      return listControl(name, schema, isRequired);
    case "object":
      return {
        widget: "object",
        collapsed: "auto",
        fields: formFields(schema),
      };
    case "boolean":
      return { widget: "boolean" };
    case "integer":
    case "number":
      return {
        widget: "number",
        value_type: type === "integer" ? "int" : "float",
        min,
        max,
      };
    case "image":
      return {
        widget: "image",
        media_folder: `/data/${schema.folder}`,
        choose_url: false,
      };
    case "icon":
    case "page":
    case "link":
    case "anchor":
      return { widget: "choice", choices: kind, ...pattern };
    case "timeZone":
      return { widget: "select", options: timeZoneNames() };
    case "dateOrDateTime":
      return { widget: "dateOrDateTime", ...pattern };
    case "id":
      return {
        widget: "hidden",
        default: "{{uuid_short}}",
        // The CMS would warn about these options.
        hint: undefined,
        required: undefined,
      };
    case "date":
      return { widget: "datetime", type: "date", default: "{{now}}" };
    case "sentences":
      return { widget: "text", ...text, ...pattern };
    default:
      return { widget: "string", ...text, ...pattern };
  }
}

function listControl(name: string, list: FieldSchema, isRequired: boolean) {
  const { items, minItems = 0, maxItems } = list;
  const fields = items?.properties ? formFields(items) : [];
  const title = items?.title ?? sentenceCase(name.replace(/s$/, ""));
  return {
    widget: "list",
    required: isRequired && minItems > 0,
    // For contentFormat.ts, 0 marks a list that files must contain even if it is empty.
    min: isRequired ? minItems : undefined,
    label_singular: title,
    max: maxItems,
    ...(fields.length > 0
      ? {
          fields,
          collapsed: true,
          // A duplicated item would have the same id.
          allow_duplicate: fields.every(({ widget }) => widget !== "hidden"),
          summary: summaryOf(fields),
          thumbnail: fields.find(({ widget }) => widget === "image")?.name,
        }
      : {
          field: items && { ...formField("item", items, true), label: title },
        }),
  };
}

/**
 * Returns the summary of a list item that contains only objects, such as an arc. The
 * summary has the first field of each object. By default, the CMS would use only the
 * first object.
 */
const summaryOf = (fields: readonly Field[]): string | undefined =>
  fields.every(({ widget }) => widget === "object")
    ? fields
        .map(
          (field) => `{{fields.${field.name}.${fieldsInside(field)[0]?.name}}}`,
        )
        .join(" – ")
    : undefined;
