import { readDocuments } from "../check";
import type { Content } from "../content";
import { contentTypes } from "../contentTypes";
import type { ContentSource } from "../source/contentSource";

/** A source with nothing in it but what a test needs. */
export function madeUpSource(
  given: Partial<ContentSource> = {},
): ContentSource {
  return {
    folder: "data",
    files: new Map(),
    pictures: new Map(),
    icons: { names: new Set(), renamed: new Map() },
    pages: { anchors: new Map(), everywhere: [] },
    outlines: [],
    today: "2025-01-31",
    ...given,
  };
}

/**
 * Content for a test of a rule: only the fields that matter to it.
 *
 * @param files values by path in `data/`; a text is taken as the file's text
 * @param isSound whether the files are taken for being as declared
 */
export function madeUpContent(
  files: Readonly<Record<string, unknown>>,
  given: Partial<ContentSource> = {},
  isSound = true,
): Content {
  const texts = new Map(
    Object.entries(files).map(([file, value]) => [
      file,
      typeof value === "string" ? value : JSON.stringify(value, null, 2),
    ]),
  );
  const documents = readDocuments({ folder: "data", files: texts });
  return {
    types: contentTypes,
    documents,
    sound: new Set(isSound ? documents : []),
    source: madeUpSource({ files: texts, ...given }),
  };
}
