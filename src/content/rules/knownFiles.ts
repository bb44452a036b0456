import { declarationOf, declarations } from "../declarations";
import { isPortable, namePattern, PORTABLE } from "../declarations/fields";
import { programPath } from "../declarations/program";
import { meantName } from "../report/meantName";
import { joinWithOr, quote } from "../report/wording";
import type { Rule } from "./rule";

/** Matches no index: that page would replace the features page. */
const programAddress = new RegExp(`^/features/(?!index$)${namePattern}$`);

/** The names of files are few, so one letter of a short one may be wrong. */
const SHORTEST = 3;

/** Windows hides the last ending, as in `podcast.json.txt`. */
function knownNameIn(file: string): string | undefined {
  const name = file.toLowerCase().replace(/\.json.*/, ".json");
  return declarationOf(name) && name;
}

/** Reports unknown, missing and misnamed files in the content folder. */
export const knownFiles: Rule = ({ folder, files, unknownFiles }) => {
  const known = declarations.map(({ file }) => file);
  const missing = known.filter(
    (name) =>
      !name.includes("*") &&
      files.every(({ declaration }) => declaration.file !== name),
  );
  const unknown = unknownFiles.map((name) => {
    const meant = knownNameIn(name) ?? meantName(name, missing, SHORTEST);
    // Whoever gave the file that name would overwrite the one that has it.
    const isFree = files.every(({ file }) => file !== `${folder}/${meant}`);
    return {
      file: `${folder}/${name}`,
      found: "an unknown file",
      expected: `one of the site's files, ${joinWithOr(known)}, whose names end in .json; rename it, or remove it from ${folder}/`,
      hint: isFree ? meant : undefined,
    };
  });
  const absent = missing
    .filter((name) => !unknown.some(({ hint }) => hint === name))
    .map((name) => ({
      file: `${folder}/${name}`,
      found: "no such file",
      expected: "a file with this name, which the site needs",
    }));
  const misnamed = files.flatMap(({ file }) => {
    const path = programPath(file);
    if (path === undefined) return [];
    const isAddress = programAddress.test(path);
    if (isAddress && isPortable(path)) return [];
    return {
      file,
      found: `the address ${quote(path)}`,
      expected: isAddress
        ? `a file name of ${PORTABLE}`
        : "a file name of small letters, digits and hyphens, other than index",
    };
  });
  return [...unknown, ...absent, ...misnamed].map((problem) => ({
    ...problem,
    line: 1,
    column: 1,
    path: "",
  }));
};
