import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { contentFolder } from "../content/contentFolder";
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
    ...new Set([
      ...interfaceIcons,
      ...iconsNamedInContent(path.resolve(root, contentFolder(root))),
    ]),
  ].sort();
  const sprite = iconSprite(names);
  const digest = createHash("sha256").update(sprite).digest("hex").slice(0, 16);
  const file = `/static/icons-${digest}.svg`;
  mkdirSync(path.join(root, "public/static"), { recursive: true });
  writeFileSync(path.join(root, "public", file), sprite);
  return { path: file, names };
}
