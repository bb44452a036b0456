import { readDocuments } from "../check";
import type { Content } from "../content";
import type { ContentSource } from "../source/contentSource";

/** A source with nothing in it but what a test needs. */
export function fixtureSource(
  given: Partial<ContentSource> = {},
): ContentSource {
  return {
    folder: "data",
    files: new Map(),
    pictures: new Map(),
    icons: { names: new Set(), renamed: new Map() },
    pages: { anchors: new Map(), everywhere: [] },
    outlines: [],
    ...given,
  };
}

/**
 * Content for a test of a rule: only the fields that matter to it.
 *
 * @param files values by path in `data/`; a text is taken as the file's text
 * @param isValid whether the files are taken as valid, whatever they lack
 */
export function fixtureContent(
  files: Readonly<Record<string, unknown>>,
  given: Partial<ContentSource> = {},
  isValid = true,
): Content {
  const texts = new Map(
    Object.entries(files).map(([file, value]) => [
      file,
      typeof value === "string" ? value : JSON.stringify(value, null, 2),
    ]),
  );
  const source = fixtureSource({ files: texts, ...given });
  const documents = readDocuments(source).map((document) =>
    isValid ? { ...document, problems: [] } : document,
  );
  return { documents, source };
}
