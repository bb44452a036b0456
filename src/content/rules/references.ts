import { getNodePath } from "jsonc-parser";

import type { Icons, Rule, WarningRule } from "../allContent";
import { walk } from "../json/syntaxTree";
import { nearestName } from "../nearestName";
import type { ContentDocument } from "../readDocument";
import { problemAt } from "../report";
import { referenceOf, schemaAt } from "../schema/introspection";
import { pluralize, quote } from "../wording";

/** Returns all fields whose value names an icon, an image, a page or an anchor. */
export function findReferences(documents: readonly ContentDocument[]) {
  return documents.flatMap((document) =>
    [...walk(document.root)].flatMap((node) => {
      const name: unknown = node.value;
      const schema = schemaAt(document.type.schema, getNodePath(node));
      const reference = schema && referenceOf(schema);
      return typeof name === "string" && reference
        ? [{ document, node, name, reference }]
        : [];
    }),
  );
}

/** Reports icons that Font Awesome does not have. */
export const knownIcons: Rule = ({ documents, icons }) =>
  findReferences(documents)
    .filter(({ reference }) => reference.to === "icon")
    .filter(({ name }) => !icons.names.has(name))
    .map(({ document, node, name }) =>
      problemAt(document, node, {
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

/** Reports images that are missing, cannot be opened or are too small. */
export const usablePictures: Rule = ({ documents, folder: root, pictures }) =>
  findReferences(documents).flatMap(({ document, node, name, reference }) => {
    if (reference.to !== "image") return [];
    const { folder, minWidth, minHeight } = reference;
    const picture = pictures.get(`${folder}/${name}`);
    if (!picture) {
      const names = [...pictures.keys()]
        .filter((path) => path.startsWith(`${folder}/`))
        .map((path) => path.slice(folder.length + 1));
      // File names of photos are often similar: jane-doe.jpg and john-doe.jpg.
      const hint = nearestName(name, names, 0.2);
      // File names are case-insensitive on Windows, but not on the build server.
      const isCapitals = hint?.toLowerCase() === name.toLowerCase();
      const expected = `the name of a picture in ${root}/${folder}${isCapitals ? ", with the same upper and lower case" : ""}`;
      return problemAt(document, node, { found: quote(name), expected, hint });
    }
    if ("problem" in picture) {
      return problemAt(document, node, {
        found: `${quote(name)}, which cannot be opened (${picture.problem})`,
        expected: "a complete picture; export or copy it again",
      });
    }
    const { width, height } = picture;
    if (width >= minWidth && height >= minHeight) return [];
    return problemAt(document, node, {
      found: `${quote(name)}, which is ${width} px wide and ${height} px high`,
      expected: `a picture at least ${minWidth} px wide and ${minHeight} px high`,
    });
  });

/** Lists the images that no content uses. */
export const unusedPictures: WarningRule = ({
  documents,
  folder,
  pictures,
}) => {
  const used = new Set(
    findReferences(documents).map(({ name, reference }) =>
      reference.to === "image" ? `${reference.folder}/${name}` : "",
    ),
  );
  const unused = [...pictures.keys()].filter((path) => !used.has(path));
  if (unused.length === 0) return [];
  const summary = `${pluralize(unused.length, "picture")} in ${folder}/images that nothing uses`;
  return [{ summary, places: unused.map((path) => `${folder}/${path}`) }];
};
