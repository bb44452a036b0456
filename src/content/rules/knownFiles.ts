import { declarations } from "../declarations";
import { namePattern } from "../declarations/fields";
import { programPath } from "../declarations/program";
import { joinWithOr, quote } from "../report/wording";
import type { Rule } from "./rule";

/** Matches no index: that page would replace the features page. */
const programAddress = new RegExp(`^/features/(?!index$)${namePattern}$`);

/** Reports unknown, missing and misnamed files in the content folder. */
export const knownFiles: Rule = ({ folder, files, unknownFiles }) => {
  const known = declarations.map(({ file }) => file);
  const unknown = unknownFiles.map((name) => ({
    file: `${folder}/${name}`,
    found: "an unknown file",
    expected: `one of the site's files, ${joinWithOr(known)}, whose names end in .json; rename it, or remove it from ${folder}/`,
  }));
  const missing = known
    .filter(
      (name) =>
        !name.includes("*") &&
        files.every(({ declaration }) => declaration.file !== name),
    )
    .map((name) => ({
      file: `${folder}/${name}`,
      found: "no such file",
      expected: "a file with this name, which the site needs",
    }));
  const misnamed = files.flatMap(({ file }) => {
    const path = programPath(file);
    if (path === undefined || programAddress.test(path)) return [];
    return {
      file,
      found: `the address ${quote(path)}`,
      expected:
        "a file name of small letters, digits and hyphens, other than index",
    };
  });
  return [...unknown, ...missing, ...misnamed].map((problem) => ({
    ...problem,
    path: [],
  }));
};
