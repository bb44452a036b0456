import type { Rule } from "../content";
import { mistakeAt } from "../document";
import { quote } from "../words";
import { referringFields } from "./referringFields";

/** Pictures can be opened. One that cannot is reported where it comes first. */
export const wholePictures: Rule = ({ documents, source: { pictures } }) => {
  const seen = new Set<string>();
  return referringFields(documents, "image").flatMap(
    ({ document, node, name, reference: { folder } }) => {
      const path = `${folder}/${name}`;
      const picture = pictures.get(path);
      if (!picture || !("problem" in picture) || seen.has(path)) return [];
      seen.add(path);
      return mistakeAt(document, node, {
        found: `${quote(name)}, which cannot be opened (${picture.problem})`,
        expected: "a picture that is whole",
      });
    },
  );
};
