import { parseFiles, type Content } from "../../src/content/readContent";

/** Returns content for a test of a rule, with values of files. */
export function testContent(
  files: Readonly<Record<string, unknown>>,
  given: Partial<Content> = {},
): Content {
  const texts = new Map(
    Object.entries(files).map(([file, value]) => [
      file,
      JSON.stringify(value, null, 2),
    ]),
  );
  return {
    folder: "data",
    files: parseFiles("data", texts),
    unknownFiles: [],
    pictures: new Map(),
    icons: { names: new Set(), renamed: new Map() },
    pages: ["/", "/about", "/teams", "/features", "/join"],
    reservedFolders: [],
    repository: "owner/name",
    today: "2026-11-24",
    ...given,
  };
}
