import type { Rule } from "../content";
import { mistakeAt } from "../document";
import { quote } from "../words";
import { referringFields } from "./referringFields";

/** Pictures are large enough to be sharp where they are shown. */
export const largePictures: Rule = ({ documents, source: { pictures } }) =>
  referringFields(documents, "image").flatMap(
    ({ document, node, name, reference: { folder, minWidth, minHeight } }) => {
      const picture = pictures.get(`${folder}/${name}`);
      if (!picture || "problem" in picture) return [];
      const { width, height } = picture;
      if (width >= minWidth && height >= minHeight) return [];
      return mistakeAt(document, node, {
        found: `${quote(name)}, which is ${width} px wide and ${height} px high`,
        expected: `a picture at least ${minWidth} px wide and ${minHeight} px high`,
      });
    },
  );
