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
