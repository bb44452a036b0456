import { contentFolder } from "../content/contentFolder";
import { writeHashedFile } from "../writeHashedFile";
import { iconsNamedInContent } from "./iconsNamedInContent";
import { interfaceIcons } from "./interfaceIcons";
import { iconSprite } from "./iconSprite";

/**
 * Writes the sprite of all icons in use to `public/static`. Returns its URL path
 * and the names of its icons.
 */
export function writeSprite(): typeof ICON_SPRITE {
  const names = [
    ...new Set([...interfaceIcons, ...iconsNamedInContent(contentFolder())]),
  ].sort();
  return {
    path: writeHashedFile("icons.svg", iconSprite(names)),
    names,
  };
}
