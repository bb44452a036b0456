import type {
  CmsConfig,
  CollectionFile,
  EntryCollection,
  Field,
} from "@sveltia/cms";

/** What has a form: a single file, or a collection of files. */
export type ContentType = CollectionFile | EntryCollection;

/** Returns everything that has a form. */
export function contentTypes({ collections = [] }: CmsConfig) {
  return collections.flatMap((collection): ContentType[] => {
    if ("files" in collection) return collection.files;
    return "fields" in collection ? [collection] : [];
  });
}

/** Returns the fields of an object, or of the items of a list. */
export const fieldsInside = (field: Field): Field[] =>
  "fields" in field ? (field.fields as Field[]) : [];
