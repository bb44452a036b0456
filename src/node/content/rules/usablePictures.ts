import type { Rule } from "../content";
import { quote } from "../describe";
import { nearestName } from "../nearestName";
import { problemAt } from "../report";
import { referringFields } from "./referringFields";

/**
 * Pictures that are named are there, can be opened, and are large enough to be
 * sharp where they are shown.
 */
export const usablePictures: Rule = ({ documents, source }) =>
  referringFields(documents).flatMap(({ document, node, name, reference }) => {
    if (reference.to !== "image") return [];
    const { folder, minWidth, minHeight } = reference;
    const picture = source.pictures.get(`${folder}/${name}`);
    if (!picture) {
      const names = [...source.pictures.keys()]
        .filter((path) => path.startsWith(`${folder}/`))
        .map((path) => path.slice(folder.length + 1));
      // Photos are often called alike, as in jane-doe.jpg and john-doe.jpg.
      const hint = nearestName(name, names, 0.2);
      // Such a name works on Windows and fails where the site is built.
      const isCapitals = hint?.toLowerCase() === name.toLowerCase();
      const expected = `the name of a picture in ${source.folder}/${folder}${isCapitals ? ", with the same capitals" : ""}`;
      return problemAt(document, node, { found: quote(name), expected, hint });
    }
    if ("problem" in picture) {
      return problemAt(document, node, {
        found: `${quote(name)}, which cannot be opened (${picture.problem})`,
        expected: "a picture that is whole",
      });
    }
    const { width, height } = picture;
    if (width >= minWidth && height >= minHeight) return [];
    return problemAt(document, node, {
      found: `${quote(name)}, which is ${width} px wide and ${height} px high`,
      expected: `a picture at least ${minWidth} px wide and ${minHeight} px high`,
    });
  });
