import { readDocuments } from "../check";
import type { Content, ContentSource } from "../content";

/** A source with nothing in it but what a test needs. */
export function fixtureSource(
  given: Partial<ContentSource> = {},
): ContentSource {
  return {
    folder: "data",
    files: new Map(),
    pictures: new Map(),
    icons: { names: new Set(), renamed: new Map() },
    outlines: [],
    today: "2025-01-31",
    ...given,
  };
}

/**
 * Content for a test of a rule: only the fields that matter to it.
 *
 * @param files values by path in `data/`
 */
export function fixtureContent(
  files: Readonly<Record<string, unknown>>,
  given: Partial<ContentSource> = {},
): Content {
  const texts = new Map(
    Object.entries(files).map(([file, value]) => [
      file,
      JSON.stringify(value, null, 2),
    ]),
  );
  const source = fixtureSource({ files: texts, ...given });
  return { documents: readDocuments(source), source };
}
