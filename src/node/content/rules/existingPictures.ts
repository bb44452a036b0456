import type { Rule } from "../content";
import { mistakeAt } from "../document";
import { nearestName } from "../nearestName";
import type { ContentSource } from "../source/contentSource";
import { quote } from "../words";
import { referringFields } from "./referringFields";

/**
 * Pictures that are named are there, with the same capitals: a name that
 * differs only in these works on Windows and fails where the site is built.
 */
export const existingPictures: Rule = ({ documents, source }) =>
  referringFields(documents, "image")
    .filter(
      ({ name, reference }) =>
        !source.pictures.has(`${reference.folder}/${name}`),
    )
    .map(({ document, node, name, reference: { folder } }) => {
      const hint = meantPicture(source, folder, name);
      const isSameButCapitals = hint?.toLowerCase() === name.toLowerCase();
      const expected = `the name of a picture in ${source.folder}/${folder}`;
      return mistakeAt(document, node, {
        found: quote(name),
        expected: isSameButCapitals
          ? `${expected}, with the same capitals`
          : expected,
        hint,
      });
    });

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
