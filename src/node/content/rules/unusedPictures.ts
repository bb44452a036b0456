import { isSound, type Caution } from "../content";
import { count } from "../words";
import { meantPicture } from "./existingPictures";
import { referringFields } from "./referringFields";

/**
 * Pictures that nothing names. Silent while a file is not as declared, since
 * the name may stand there.
 */
export const unusedPictures: Caution = (content) => {
  if (!isSound(content)) return [];
  const { documents, source } = content;
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
  return [
    {
      summary,
      places: unused.map((path) => ({
        file: `${source.folder}/${path}`,
        text,
      })),
    },
  ];
};
