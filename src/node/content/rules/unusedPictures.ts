import { areValid, type WarningRule } from "../content";
import { count } from "../describe";
import { referringFields } from "./referringFields";
import { meantPicture } from "./usablePictures";

/**
 * Pictures that nothing names. Silent while a file is not as declared, since
 * the name may stand there.
 */
export const unusedPictures: WarningRule = ({ documents, source }) => {
  if (!areValid(documents)) return [];
  const used = new Set(
    referringFields(documents, "image").map(
      ({ name, reference: { folder } }) =>
        `${folder}/${meantPicture(source, folder, name) ?? name}`,
    ),
  );
  const unused = [...source.pictures.keys()].filter((path) => !used.has(path));
  if (unused.length === 0) return [];
  const summary = `${count(unused.length, "picture")} in ${source.folder}/images that nothing names`;
  const text = "not named in any file";
  const places = unused.map((path) => ({
    file: `${source.folder}/${path}`,
    text,
  }));
  return [{ summary, places }];
};
