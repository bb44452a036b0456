import type { Rule } from "../content";
import { contentTypeOf } from "../contentFile";
import type { Mistake } from "../mistake";
import { nearestName } from "../nearestName";

/**
 * Each file in the content folder is one that the site knows, and none is
 * missing: all that are, are one problem.
 */
export const knownFiles: Rule = ({ types, source }) => {
  const files = [...source.files.keys()];
  const missing = types
    .map(({ file }) => file)
    .filter((file) => !file.includes("*") && !files.includes(file));
  const unknown = files
    .filter((file) => !contentTypeOf(file, types))
    .map((file) => ({ file, hint: nearestName(file, missing) }));
  const misspelt = new Set(unknown.map(({ hint }) => hint));
  const [absent, ...others] = missing.filter((file) => !misspelt.has(file));
  const more =
    others.length > 0 ? `; ${others.join(", ")} are missing, too` : "";
  return [
    ...unknown.map(({ file, hint }) =>
      wholeFile(file, "a file that the site does not know", hint),
    ),
    ...(absent ? [wholeFile(absent, `no such file${more}`)] : []),
  ];

  function wholeFile(file: string, found: string, hint?: string): Mistake {
    return {
      file: `${source.folder}/${file}`,
      line: 1,
      column: 1,
      path: "",
      found,
      expected: types.map((type) => type.file).join(", "),
      ...(hint && { hint }),
    };
  }
};
