import { declarations } from "../../content/declarations/allDeclarations";
import type { Rule } from "../content";
import { joinWithOr, quote } from "../wording";

/** Windows opens a device, whatever the ending of such a name. */
const device = /^(con|prn|aux|nul|(com|lpt)\d) *(\.|$)/i;

/**
 * Matches names that Windows and macOS can store, and that servers find: decodeURI, as in
 * sirv, leaves # ? & + , ; : = @ $ encoded. A dot at the start hides a file.
 */
const portable = /^\.?(?![ .])[\p{L}\p{M}\p{Nd} _.()'!-]+(?<![ .])$/u;

const isPortable = (name: string) =>
  name.split("/").every((each) => portable.test(each) && !device.test(each));

/** Reports unknown, unreadable and missing files in the content folder, and names that cannot be used. */
export const knownFiles: Rule = (content) => {
  const { folder, files, names, unknownFiles, unreadableFiles } = content;
  const declared = declarations.map(({ file }) => file);
  const present = files.map(({ declaration }) => declaration.file);
  const missing = declared.filter(
    (name) => !name.includes("*") && !present.includes(name),
  );
  const problem = (name: string, found: string, expected: string) => ({
    ...{ file: `${folder}/${name}`, path: [], found, expected },
  });
  return [
    ...names
      .filter((name) => !isPortable(name))
      .map((name) =>
        problem(
          name,
          `the name ${quote(name)}`,
          "a name of letters, digits, spaces and - _ . ( ) ' !, without a space or dot at either end, and not a device of Windows such as con",
        ),
      ),
    ...unreadableFiles.map((name) =>
      problem(
        name,
        "a file that cannot be read",
        "a file that you may read, or a link to one",
      ),
    ),
    ...unknownFiles.map((name) =>
      problem(
        name,
        "an unknown file",
        name.startsWith("images/")
          ? `a picture in JPEG, PNG, WebP or AVIF, whose name ends in .jpg, .png, .webp or .avif; export it as one of these, or remove it from ${folder}/`
          : `one of the site's files, ${joinWithOr(declared)}, where * is a name of small letters, digits and hyphens, other than index; rename it, or remove it from ${folder}/`,
      ),
    ),
    ...missing.map((name) =>
      problem(
        name,
        "no such file",
        "a file with this name, which the site needs",
      ),
    ),
  ];
};
