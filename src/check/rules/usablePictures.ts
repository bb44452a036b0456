import { pictureKey } from "../../content/declarations/pictures";
import { textsOf, type Problem, type Rule } from "../content";

/** Reports pictures that are missing, too small, or cannot be used. */
export const usablePictures: Rule = ({ folder: root, files, pictures }) => {
  const named = textsOf({ files }, "image").map((each) => ({
    ...each,
    key: pictureKey(each.schema.folder, each.text),
  }));
  const used = named.map(({ key }) => key);
  // A file with another problem may show a picture that seems to be unused.
  const isComplete = files.every(({ problems }) => problems.length === 0);
  const unused = [...pictures.keys()].filter(
    (key) => isComplete && !used.includes(key),
  );
  return named.flatMap(({ file, path, text, schema, key }): Problem[] => {
    const { folder = "", minWidth = 0, minHeight = 0 } = schema;
    const picture = pictures.get(key);
    if (!picture) {
      const expected = `the name of a picture in ${root}/${folder}`;
      const names = unused
        .filter((each) => each.startsWith(`${folder}/`))
        .map((each) => each.slice(folder.length + 1));
      return [{ file, path, expected, name: text, names }];
    }
    if ("expected" in picture) return [{ file, path, ...picture }];
    const { width, height } = picture;
    if (width >= minWidth && height >= minHeight) return [];
    const note = `, which is ${width} px wide and ${height} px high`;
    const expected = `a picture at least ${minWidth} px wide and ${minHeight} px high`;
    return [{ file, path, note, expected }];
  });
};
