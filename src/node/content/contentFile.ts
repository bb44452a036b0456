import type { ContentType } from "./contentTypes";

/**
 * Finds what kind of content a file holds.
 *
 * @param file path in `data/`, with slashes
 * @returns undefined for a file that the site does not know
 */
export function contentTypeOf(
  file: string,
  types: readonly ContentType[],
): ContentType | undefined {
  return types.find((type) => {
    const [folder = "", end] = type.file.split("*");
    if (end === undefined) return file === type.file;
    const name = file.slice(folder.length, -end.length);
    return file === folder + name + end && /^[^/]+$/.test(name);
  });
}
