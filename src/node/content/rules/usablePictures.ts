import type { Rule } from "../content";
import { quote } from "../describe";
import { problemAt } from "../document";
import { nearestName } from "../nearestName";
import type { ContentSource } from "../source/contentSource";
import { referringFields } from "./referringFields";

/**
 * Pictures that are named are there, can be opened, and are large enough to be
 * sharp where they are shown.
 */
export const usablePictures: Rule = ({ documents, source }) => {
  const broken = new Set<string>();
  return referringFields(documents, "image").flatMap((field) => {
    const { document, node, name, reference } = field;
    const { folder, minWidth, minHeight } = reference;
    const path = `${folder}/${name}`;
    const picture = source.pictures.get(path);
    if (!picture) {
      const hint = meantPicture(source, folder, name);
      // Such a name works on Windows and fails where the site is built.
      const note =
        hint?.toLowerCase() === name.toLowerCase()
          ? ", with the same capitals"
          : "";
      const expected = `the name of a picture in ${source.folder}/${folder}${note}`;
      return problemAt(document, node, { found: quote(name), expected, hint });
    }
    if ("problem" in picture) {
      // Reported where it comes first.
      if (broken.has(path)) return [];
      broken.add(path);
      const found = `${quote(name)}, which cannot be opened (${picture.problem})`;
      const expected = "a picture that is whole";
      return problemAt(document, node, { found, expected });
    }
    const { width, height } = picture;
    if (width >= minWidth && height >= minHeight) return [];
    return problemAt(document, node, {
      found: `${quote(name)}, which is ${width} px wide and ${height} px high`,
      expected: `a picture at least ${minWidth} px wide and ${minHeight} px high`,
    });
  });
};

/**
 * The picture that a name is for. Photos are often called alike (`jane-doe.jpg`,
 * `john-doe.jpg`), so that it must be very near.
 */
export function meantPicture(
  { pictures }: ContentSource,
  folder: string,
  name: string,
): string | undefined {
  const start = `${folder}/`;
  if (pictures.has(start + name)) return name;
  const names = [...pictures.keys()]
    .filter((path) => path.startsWith(start))
    .map((path) => path.slice(start.length));
  return nearestName(name, names, 0.2);
}
