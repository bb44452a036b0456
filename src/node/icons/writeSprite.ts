import { readDocuments } from "../../content/checkSource";
import { findReferences } from "../../content/rules/references";
import { contentFolder, readFiles } from "../content/readSource";
import { writeHashedFile } from "../writeHashedFile";
import { interfaceIcons } from "./interfaceIcons";
import { iconSprite } from "./iconSprite";

/**
 * Writes the sprite of all icons in use to `public/static`. Returns its URL path
 * and the names of its icons.
 */
export function writeSprite(): typeof ICON_SPRITE {
  const names = [...new Set([...interfaceIcons, ...iconsInContent()])].sort();
  return {
    path: writeHashedFile("icons.svg", iconSprite(names)),
    names,
  };
}

function iconsInContent(): string[] {
  const source = { folder: contentFolder(), files: readFiles() };
  return findReferences(readDocuments(source))
    .filter(({ reference }) => reference.to === "icon")
    .map(({ name }) => name);
}
