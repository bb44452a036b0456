import type { Rule } from "../content";
import { contentTypeOf, contentTypes } from "../contentTypes";
import { nearestName } from "../nearestName";

/** Reports unknown and missing files in the content folder. */
export const knownFiles: Rule = ({ source: { files, folder } }) => {
  const known = contentTypes.map(({ file }) => file);
  const missing = known.filter(
    (file) => !file.includes("*") && !files.has(file),
  );
  const unknown = [...files.keys()]
    .filter((file) => !contentTypeOf(file))
    .map((file) => ({
      file,
      found: "an unknown file",
      expected: known.join(", "),
      hint: nearestName(file, missing),
    }));
  const absent = missing
    .filter((file) => !unknown.some(({ hint }) => hint === file))
    .map((file) => ({
      file,
      found: "no such file",
      expected: "a file with this name, which the site needs",
    }));
  return [...unknown, ...absent].map((problem) => ({
    ...problem,
    file: `${folder}/${problem.file}`,
    line: 1,
    column: 1,
    path: "",
  }));
};
