import { declarations } from "../../content/declarations/allDeclarations";
import type { Rule } from "../content";
import { joinWithOr } from "../wording";

/** Reports unknown and missing files in the content folder. */
export const knownFiles: Rule = ({ folder, files, unknownFiles }) => {
  const declared = declarations.map(({ file }) => file);
  const present = files.map(({ declaration }) => declaration.file);
  const missing = declared.filter(
    (name) => !name.includes("*") && !present.includes(name),
  );
  const problem = (name: string, found: string, expected: string) => ({
    ...{ file: `${folder}/${name}`, path: [], found, expected },
  });
  return [
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
