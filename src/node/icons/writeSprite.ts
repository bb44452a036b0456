import { contentFolder } from "../content/contentFolder";
import { writeHashedFile } from "../gatsby/writeHashedFile";
import { iconsNamedInContent } from "./iconsNamedInContent";
import { interfaceIcons } from "./interfaceIcons";
import { iconSprite } from "./sprite";

/**
 * Writes the sprite of all icons in use to `public/static`, under a name that
 * changes with its content.
 *
 * @param root the project's folder
 * @returns where the site finds it, and which icons are in it
 */
export function writeSprite(root: string): typeof ICON_SPRITE {
  const names = [
    ...new Set([...interfaceIcons, ...iconsNamedInContent(contentFolder())]),
  ].sort();
  return {
    path: writeHashedFile(root, "icons.svg", iconSprite(names)),
    names,
  };
}
