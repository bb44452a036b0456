import type { CmsConfig, CollectionFile, EntryCollection } from "@sveltia/cms";

/** Returns what has a form: each single file, and each collection of entries. */
export function contentTypes({ collections = [] }: CmsConfig) {
  return collections.flatMap(
    (collection): (CollectionFile | EntryCollection)[] => {
      if ("files" in collection) return collection.files;
      return "fields" in collection ? [collection] : [];
    },
  );
}
