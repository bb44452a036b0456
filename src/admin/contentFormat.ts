import type {
  CmsConfig,
  CollectionFile,
  EntryCollection,
  Field,
} from "@sveltia/cms";

/** A content type of the CMS, which is a single file or a collection of files. */
export type ContentType = CollectionFile | EntryCollection;

/** Returns all content types in a CMS configuration. */
export function contentTypes({ collections = [] }: CmsConfig) {
  return collections.flatMap((collection): ContentType[] => {
    if ("files" in collection) return collection.files;
    return "fields" in collection ? [collection] : [];
  });
}

/** Returns the fields of an object, or of the items of a list. */
export const fieldsInside = (field: Field): Field[] =>
  "fields" in field ? (field.fields as Field[]) : [];

/** Changes the value of a field. A missing field has the value undefined. */
type Change = (value: unknown, field: Field) => unknown;

/** Returns the functions with which the CMS reads and writes files of a content type. */
export function contentFormat(type: ContentType) {
  const { fields } = type;
  let isReadable = true;
  return {
    fromFile: (text: string): unknown => {
      try {
        return changeFields(JSON.parse(text), fields, valueInForm);
      } catch (error) {
        // The CMS treats a file with a syntax error as missing, and would replace it.
        isReadable = false;
        throw error;
      }
    },
    toFile: (content: unknown): string => {
      if (!isReadable) {
        const place = "file" in type ? type.file : type.folder;
        const reason = `There is a syntax error in ${place}. Correct it by hand, and reload the page.`;
        // The CMS shows the cause of an error only if the error has this message.
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
    // The CMS finds a picture by its path, but files contain only the picture's name.
    case "image":
      return typeof value === "string"
        ? `${field.media_folder}/${value}`
        : value;
    // The CMS would set a missing hidden field to its default value.
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
    // The CMS would leave out an empty list.
    case "list":
      return value ?? (field.min === 0 ? [] : undefined);
    case "hidden":
      return value === "" ? undefined : value;
    // The CMS would write `false` for a missing boolean field.
    case "boolean":
      return value === false && !field.required ? undefined : value;
    default:
      return value;
  }
};

/** Returns content with changed fields. Unknown fields stay, after the known fields. */
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
