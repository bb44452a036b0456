import type { AllContent } from "../../src/content/allContent";
import { readDocuments } from "../../src/content/readContent";

/** Returns content for a test of a rule, with texts or values of files. */
export function testContent(
  files: Readonly<Record<string, unknown>>,
  given: Partial<AllContent> = {},
): AllContent {
  const texts = new Map(
    Object.entries(files).map(([file, value]) => [
      file,
      JSON.stringify(value, null, 2),
    ]),
  );
  return {
    folder: "data",
    files: texts,
    documents: readDocuments("data", texts),
    pictures: new Map(),
    icons: { names: new Set(), renamed: new Map() },
    pages: ["/", "/about", "/teams", "/features", "/join"],
    repository: "owner/name",
    ...given,
  };
}
