import { getNodePath } from "jsonc-parser";

import { walk } from "../json/syntaxTree";
import { nearestName } from "../report/nearestName";
import type { ParsedFile } from "../parseFile";
import type { Icons } from "../readIcons";
import { spellingsOf } from "../readPictures";
import { problemAt } from "../report/problems";
import { kindOf, schemaAt } from "../schema/introspection";
import { pluralize, quote } from "../report/wording";
import type { Rule, WarningRule } from "./rule";

/** Returns all fields whose value names an icon, an image, a page or an anchor. */
export function findReferences(files: readonly ParsedFile[]) {
  return files.flatMap((file) =>
    [...walk(file.root)].flatMap((node) => {
      const name: unknown = node.value;
      const schema = schemaAt(file.declaration.schema, getNodePath(node));
      const reference = schema && kindOf(schema);
      return typeof name === "string" && reference
        ? [{ file, node, name, reference }]
        : [];
    }),
  );
}

/** Reports icons that Font Awesome does not have. */
export const knownIcons: Rule = ({ files, icons }) =>
  findReferences(files)
    .filter(({ reference }) => reference.kind === "icon")
    .filter(({ name }) => !icons.names.has(name))
    .map(({ file, node, name }) =>
      problemAt(file, node, {
        found: quote(name),
        expected: "the name of a free icon of Font Awesome 6.7.2",
        hint: suggestIcon(name, icons),
      }),
    );

/** People may paste CSS classes, such as `fa-solid fa-rocket`. */
function suggestIcon(name: string, icons: Icons): string | undefined {
  const bare = (name.split(/\s+/).at(-1) ?? name).replace(/^fa-/, "");
  if (icons.names.has(bare)) return bare;
  return icons.renamed.get(bare) ?? nearestName(bare, icons.names);
}

/** Gatsby encodes them in addresses, and decodeURI, as in sirv, leaves them so. */
const encoded = /[#?&+,;:=@$]/;

/** Reports images that are missing, misnamed, too small or cannot be used. */
export const usablePictures: Rule = ({ files, folder: root, pictures }) =>
  findReferences(files).flatMap(({ file, node, name, reference }) => {
    if (reference.kind !== "image") return [];
    const { folder, minWidth, minHeight } = reference;
    const [character] = encoded.exec(name) ?? [];
    if (character !== undefined) {
      return problemAt(file, node, {
        found: `${quote(name)}, with ${character} in it`,
        expected: "a file name without # ? & + , ; : = @ $: rename the picture",
      });
    }
    const [picture] = spellingsOf(`${folder}/${name}`).flatMap(
      (path) => pictures.get(path) ?? [],
    );
    if (!picture) {
      const names = [...pictures.keys()]
        .filter((path) => path.startsWith(`${folder}/`))
        .map((path) => path.slice(folder.length + 1));
      // File names of photos are often similar: jane-doe.jpg and john-doe.jpg.
      const hint = nearestName(name, names, 0.2);
      // File names are case-insensitive on Windows, but not on the build server.
      const isCapitals = hint?.toLowerCase() === name.toLowerCase();
      const expected = `the name of a picture in ${root}/${folder}${isCapitals ? ", with the same upper and lower case" : ""}`;
      return problemAt(file, node, { found: quote(name), expected, hint });
    }
    if ("found" in picture) {
      const { found, expected } = picture;
      return problemAt(file, node, {
        found: `${quote(name)}, ${found}`,
        expected,
      });
    }
    const { width, height } = picture;
    if (width >= minWidth && height >= minHeight) return [];
    return problemAt(file, node, {
      found: `${quote(name)}, which is ${width} px wide and ${height} px high`,
      expected: `a picture at least ${minWidth} px wide and ${minHeight} px high`,
    });
  });

/** Lists the images that no content uses. */
export const unusedPictures: WarningRule = ({ files, folder, pictures }) => {
  const used = new Set(
    findReferences(files).flatMap(({ name, reference }) =>
      reference.kind === "image"
        ? spellingsOf(`${reference.folder}/${name}`)
        : [],
    ),
  );
  const unused = [...pictures.keys()].filter((path) => !used.has(path));
  if (unused.length === 0) return [];
  const summary = `${pluralize(unused.length, "picture")} in ${folder}/images that nothing uses`;
  return [{ summary, places: unused.map((path) => `${folder}/${path}`) }];
};
