import type { ContentType } from "../src/content/contentTypes";
import { fieldsOf } from "../src/content/schema/introspection";
import { toFileName } from "./toFileName";
import { blankValue, withValueAt } from "./contentValues";

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
  const fields = fieldsOf(schema) ?? {};
  const path = `/${name.slice(0, -ending.length)}`;
  const given = [
    [["path"], path],
    [["heading"], title],
    [["meta", "title"], title],
  ] as const;
  const value = given
    .filter(([[field]]) => field in fields)
    .reduce<unknown>(
      (made, [at, text]) => withValueAt(schema, made, at, text),
      blankValue(schema),
    );
  return { file: folder + name, value };
}
