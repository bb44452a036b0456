import type { WarningRule } from "../content";
import { pluralize } from "../wording";
import { findReferences } from "./findReferences";

/** Lists the images that no content uses. */
export const unusedPictures: WarningRule = ({ documents, source }) => {
  const used = new Set(
    findReferences(documents).map(({ name, reference }) =>
      reference.to === "image" ? `${reference.folder}/${name}` : "",
    ),
  );
  const unused = [...source.pictures.keys()].filter((path) => !used.has(path));
  if (unused.length === 0) return [];
  const summary = `${pluralize(unused.length, "picture")} in ${source.folder}/images that nothing uses`;
  return [
    { summary, places: unused.map((path) => `${source.folder}/${path}`) },
  ];
};
