import { declarations } from "../../content/declarations/allDeclarations";
import type { Rule } from "../content";
import { joinWithOr } from "../wording";

/**
 * Matches names that Windows and macOS can store, and that servers can find. Windows
 * opens a device instead of con.jpg. Servers such as sirv use decodeURI, which leaves
 * # ? & + , ; : = @ $ encoded. A leading dot is allowed for hidden files.
 */
const portable =
  /^(?!(con|prn|aux|nul|(com|lpt)\d) *(\.|$))\.?(?![ .])[\p{L}\p{M}\p{Nd} _.()'!-]+(?<![ .])$/iu;

/** Reports files with an invalid name, and unknown, unreadable and missing files. */
export const existingFiles: Rule = (content) => {
  const { folder, files, names, unknownFiles, unreadableFiles } = content;
  const declared = declarations.map(({ file }) => file);
  const present = files.map(({ declaration }) => declaration.file);
  const missing = declared.filter(
    (name) => !name.includes("*") && !present.includes(name),
  );
  const isBad = (name: string) =>
    name.split("/").some((each) => !portable.test(each));
  const isPicture = (name: string) => name.startsWith("images/");
  const problem = (found: string, expected: string) => (name: string) => ({
    ...{ file: `${folder}/${name}`, path: [], found, expected },
  });
  const unknownPicture = problem(
    "an unknown file",
    `a picture in JPEG, PNG, WebP or AVIF, whose name ends in .jpg, .png, .webp or .avif; export it as one of these, or remove it from ${folder}/`,
  );
  const unknownFile = problem(
    "an unknown file",
    `one of the site's files, ${joinWithOr(declared)}, where * is a name of lowercase letters, digits and hyphens, other than index; rename it, or remove it from ${folder}/`,
  );
  const unreadable = problem(
    "a file that cannot be read",
    "a file that you may read, or a link to one",
  );
  const bad = problem(
    "this name",
    "a name of letters, digits, spaces and - _ . ( ) ' !, without a space or dot at either end, and not a device of Windows such as con",
  );
  const lost = problem(
    "no such file",
    "a file with this name, which the site needs",
  );
  return [
    ...names.filter(isBad).map(bad),
    ...unreadableFiles.map(unreadable),
    ...unknownFiles.map((name) =>
      isPicture(name) ? unknownPicture(name) : unknownFile(name),
    ),
    ...missing.map(lost),
  ];
};
