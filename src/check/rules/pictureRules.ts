import { pictureKey } from "../../content/declarations/pictures";
import { textsOf, type Problem, type Rule } from "../content";
import { quote } from "../wording";

/** Reports pictures that are missing, unusable or too small. */
export const pictureRules: Rule = (content) =>
  textsOf(content, "image").flatMap(
    ({ file, path, text, schema }): Problem[] => {
      const { folder = "", minWidth = 0, minHeight = 0 } = schema;
      const picture = content.pictures.get(pictureKey(folder, text));
      const problem = (found: string, expected: string) => [
        { file, path, found: quote(text) + found, expected },
      ];
      if (!picture)
        return problem(
          "",
          `the name of a picture in ${content.folder}/${folder}`,
        );
      if ("expected" in picture)
        return problem(picture.found, picture.expected);
      const { width, height } = picture;
      if (width >= minWidth && height >= minHeight) return [];
      return problem(
        `, which is ${width} px wide and ${height} px high`,
        `a picture at least ${minWidth} px wide and ${minHeight} px high`,
      );
    },
  );
