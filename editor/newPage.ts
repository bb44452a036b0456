import type { ContentType } from "../src/content/contentTypes";
import { toFileName } from "./toFileName";
import { blankValue, withInitial } from "./contentValues";

/**
 * Returns a new file of a content type with many files, and its name. Its title
 * is filled in wherever the declaration has a place for it.
 *
 * @param files the files that there are
 */
export function newPage(
  { file: pattern, schema }: ContentType,
  title: string,
  files: readonly string[],
): { file: string; value: unknown } {
  const [folder = "", ending = ""] = pattern.split("*");
  const taken = files
    .filter((file) => file.startsWith(folder))
    .map((file) => file.slice(folder.length));
  const name = toFileName(title, ending, taken);
  const path = `/${name.slice(0, -ending.length)}`;
  const value = withInitial(schema, blankValue(schema), { title, path });
  return { file: folder + name, value };
}
