import type { Field } from "@sveltia/cms";

import { fieldsInside } from "./contentTypes";

/** Changes the value of a field; undefined stands for a field that is missing. */
type Change = (value: unknown, field: Field) => unknown;

/**
 * Returns how the CMS reads and writes a file with the given fields. It finds
 * pictures by their path, of which files have only the name. It leaves out lists
 * that are empty, and gives what is hidden its default, and switches "no", where
 * they are missing.
 */
export function contentFormat(fields: readonly Field[]) {
  return {
    // JSON.parse refuses a byte order mark.
    fromFile: (text: string) =>
      changeFields(
        JSON.parse(text.replace(/^\uFEFF/, "")),
        fields,
        valueInForm,
      ),
    toFile: (content: unknown) =>
      JSON.stringify(changeFields(content, fields, valueInFile), null, 2),
  };
}

const valueInForm: Change = (value, field) => {
  switch (field.widget) {
    case "image":
      return typeof value === "string"
        ? `${field.media_folder}/${value}`
        : value;
    case "hidden":
      return value ?? "";
    default:
      return value;
  }
};

const valueInFile: Change = (value, field) => {
  switch (field.widget) {
    case "image":
      return typeof value === "string" ? value.replace(/^.*\//, "") : value;
    case "list":
      return value ?? (field.min === 0 ? [] : undefined);
    case "hidden":
      return value === "" ? undefined : value;
    case "boolean":
      return value === false && !field.required ? undefined : value;
    default:
      return value;
  }
};

/** Returns content with its fields changed. Unknown fields stay, after the others. */
function changeFields(
  content: unknown,
  fields: readonly Field[],
  change: Change,
): unknown {
  if (Array.isArray(content)) {
    return content.map((item) => changeFields(item, fields, change));
  }
  if (typeof content !== "object" || content === null) return content;
  const rest = new Map<string, unknown>(Object.entries(content));
  const known = fields.flatMap((field) => {
    const value = rest.get(field.name);
    const inside = changeFields(value, fieldsInside(field), change);
    const changed = change(inside, field);
    rest.delete(field.name);
    return changed === undefined ? [] : [[field.name, changed] as const];
  });
  return Object.fromEntries([...known, ...rest]);
}
