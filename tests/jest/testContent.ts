import { readDocuments } from "../../src/content/checkSource";
import type { Content, ContentSource } from "../../src/content/content";

/** Returns an empty source with the given parts. */
export function testSource(given: Partial<ContentSource> = {}): ContentSource {
  return {
    folder: "data",
    files: new Map(),
    pictures: new Map(),
    icons: { names: new Set(), renamed: new Map() },
    pages: ["/", "/about", "/teams", "/features", "/join"],
    repository: "owner/name",
    ...given,
  };
}

/** Returns content for a test of a rule. */
export function testContent(files: Readonly<Record<string, unknown>>): Content {
  const texts = new Map(
    Object.entries(files).map(([file, value]) => [
      file,
      JSON.stringify(value, null, 2),
    ]),
  );
  const source = testSource({ files: texts });
  return { documents: readDocuments(source), source };
}
