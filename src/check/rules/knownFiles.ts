import { declarations } from "../../content/declarations/allDeclarations";
import type { Rule } from "../content";
import { joinWithOr } from "../wording";

/** Reports unknown and missing files in the content folder. */
export const knownFiles: Rule = (content) => {
  const { folder, files, unknownFiles, brokenLinks } = content;
  const declared = declarations.map(({ file }) => file);
  const present = files.map(({ declaration }) => declaration.file);
  const missing = declared.filter(
    (name) => !name.includes("*") && !present.includes(name),
  );
  return [
    ...brokenLinks.map((name) => ({
      file: `${folder}/${name}`,
      path: [],
      found: "a link to a file that is not there",
      expected: "a file; copy it here, or remove the link",
    })),
    ...unknownFiles.map((name) => ({
      file: `${folder}/${name}`,
      path: [],
      found: "an unknown file",
      expected: name.startsWith("images/")
        ? `a picture in JPEG, PNG, WebP or AVIF, whose name ends in .jpg, .png, .webp or .avif; export it as one of these, or remove it from ${folder}/`
        : `one of the site's files, ${joinWithOr(declared)}, where * is a name of small letters, digits and hyphens, other than index; rename it, or remove it from ${folder}/`,
      name,
      names: missing,
    })),
    ...missing.map((name) => ({
      file: `${folder}/${name}`,
      path: [],
      found: "no such file",
      expected: "a file with this name, which the site needs",
    })),
  ];
};
