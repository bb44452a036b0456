import type { Rule } from "../allContent";
import { contentTypeOf, contentTypes } from "../contentTypes";
import { nearestName } from "../nearestName";
import { programPath } from "../declarations/program";
import { quote } from "../wording";

/** Matches no index: that page would replace the features page. */
const programAddress = /^\/features\/(?!index$)[a-z0-9-]+$/;

/** Reports unknown, missing and misnamed files in the content folder. */
export const knownFiles: Rule = ({ files, folder }) => {
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
  const misnamed = [...files.keys()].flatMap((file) => {
    const path = programPath(file);
    if (path === undefined || programAddress.test(path)) return [];
    return {
      file,
      found: `the address ${quote(path)}`,
      expected:
        "a file name of small letters, digits and hyphens, other than index",
    };
  });
  return [...unknown, ...absent, ...misnamed].map((problem) => ({
    ...problem,
    file: `${folder}/${problem.file}`,
    line: 1,
    column: 1,
    path: "",
  }));
};
