import { readFileSync } from "node:fs";
import path from "node:path";

import { readDocuments } from "../../content/checkSource";
import { findReferences } from "../../content/rules/findReferences";
import { contentFolder } from "../content/contentFolder";
import { filesIn } from "../filesIn";
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
  const folder = contentFolder();
  const files = new Map(
    filesIn(folder)
      .filter((file) => file.endsWith(".json"))
      .map((file) => [file, readFileSync(path.join(folder, file), "utf8")]),
  );
  return findReferences(readDocuments({ folder, files }))
    .filter(({ reference }) => reference.to === "icon")
    .map(({ name }) => name);
}
