import type { Rule } from "../content";
import { quote } from "../wording";
import { nearestName } from "../nearestName";
import { problemAt } from "../report";
import { findReferences } from "./findReferences";

/** Reports images that are missing, cannot be opened or are too small. */
export const usablePictures: Rule = ({ documents, source }) =>
  findReferences(documents).flatMap(({ document, node, name, reference }) => {
    if (reference.to !== "image") return [];
    const { folder, minWidth, minHeight } = reference;
    const picture = source.pictures.get(`${folder}/${name}`);
    if (!picture) {
      const names = [...source.pictures.keys()]
        .filter((path) => path.startsWith(`${folder}/`))
        .map((path) => path.slice(folder.length + 1));
      // File names of photos are often similar: jane-doe.jpg and john-doe.jpg.
      const hint = nearestName(name, names, 0.2);
      // File names are case-insensitive on Windows, but not on the build server.
      const isCapitals = hint?.toLowerCase() === name.toLowerCase();
      const expected = `the name of a picture in ${source.folder}/${folder}${isCapitals ? ", with the same upper and lower case" : ""}`;
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
