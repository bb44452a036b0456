import type {
  CmsConfig,
  CollectionFile,
  EntryCollection,
  Field,
} from "@sveltia/cms";

/** Returns what has a form: each single file, and each collection of files. */
export function contentTypes({ collections = [] }: CmsConfig) {
  return collections.flatMap(
    (collection): (CollectionFile | EntryCollection)[] => {
      if ("files" in collection) return collection.files;
      return "fields" in collection ? [collection] : [];
    },
  );
}

/** Returns the fields of an object, or of the items of a list. */
export const fieldsInside = (field: Field): Field[] =>
  "fields" in field ? (field.fields as Field[]) : [];

type PositionedField = Field & { position?: "first" | "last" };

/** Returns the fields of a file in the order of its form, as the CMS takes them. */
export function inFormOrder(fields: readonly PositionedField[]): Field[] {
  const inOrder = (["first", undefined, "last"] as const).flatMap((at) =>
    fields.filter(({ position }) => position === at),
  );
  return inOrder.map(({ position: _, ...field }) => {
    const inside = fieldsInside(field);
    return inside.length > 0
      ? { ...field, fields: inFormOrder(inside) }
      : field;
  });
}
