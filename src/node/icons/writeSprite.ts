import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { readDocuments } from "../content/check";
import { contentFolder } from "../content/contentFolder";
import { referringFields } from "../content/rules/referringFields";
import { writeHashedFile } from "../gatsby/writeHashedFile";
import { interfaceIcons } from "./interfaceIcons";
import { iconSprite } from "./iconSprite";

/**
 * Writes the sprite of all icons in use to `public/static`.
 *
 * @returns its URL path and the names of its icons
 */
export function writeSprite(): typeof ICON_SPRITE {
  const used = [...interfaceIcons, ...iconsInContent(contentFolder())];
  const names = [...new Set(used)].sort();
  return { path: writeHashedFile("icons.svg", iconSprite(names)), names };
}

function iconsInContent(folder: string): string[] {
  const files = new Map(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".json"))
      .map((name) => [
        name.replaceAll("\\", "/"),
        readFileSync(path.join(folder, name), "utf8"),
      ]),
  );
  const documents = readDocuments({ folder, files });
  return referringFields(documents, "icon").map(({ name }) => name);
}
