import type { Field } from "@sveltia/cms";

import { fieldsInside, type ContentType } from "./contentTypes";

/** Changes the value of a field; undefined stands for a field that is missing. */
type Change = (value: unknown, field: Field) => unknown;

/**
 * Returns how the CMS reads and writes files of one kind. It finds pictures by their
 * path, of which files have only the name. It leaves out lists that are empty, and
 * gives what is hidden its default, and switches "no", where they are missing. It
 * would replace a file with a syntax error, which it takes for a missing one.
 */
export function contentFormat(type: ContentType) {
  const { fields } = type;
  let isReadable = true;
  return {
    fromFile: (text: string): unknown => {
      try {
        return changeFields(JSON.parse(text), fields, valueInForm);
      } catch (error) {
        isReadable = false;
        throw error;
      }
    },
    toFile: (content: unknown): string => {
      if (!isReadable) {
        const place = "file" in type ? type.file : type.folder;
        const reason = `There is a syntax error in ${place}. Correct it by hand, and reload the page.`;
        // With this message, the CMS shows the cause.
        throw new Error("saving_failed", { cause: new Error(reason) });
      }
      return JSON.stringify(
        changeFields(content, fields, valueInFile),
        null,
        2,
      );
    },
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
