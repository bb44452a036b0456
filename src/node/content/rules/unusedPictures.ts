import type { WarningRule } from "../content";
import { count } from "../describe";
import { referringFields } from "./referringFields";

/** Pictures that nothing names. */
export const unusedPictures: WarningRule = ({ documents, source }) => {
  const used = new Set(
    referringFields(documents).map(({ name, reference }) =>
      reference.to === "image" ? `${reference.folder}/${name}` : "",
    ),
  );
  const unused = [...source.pictures.keys()].filter((path) => !used.has(path));
  if (unused.length === 0) return [];
  const summary = `${count(unused.length, "picture")} in ${source.folder}/images that nothing names`;
  return [
    { summary, places: unused.map((path) => `${source.folder}/${path}`) },
  ];
};
