import path from "node:path";

import webpack from "webpack";

import { contentFolder, readFiles } from "../../content/readContent";
import { findReferences } from "../../content/rules/references";
import { hashedPath } from "../hashedPath";
import { interfaceIcons } from "./interfaceIcons";
import { iconSprite } from "./iconSprite";

/** Returns the sprite of all icons in use, their names and its URL path. */
function siteSprite() {
  const icons = new Set([...interfaceIcons, ...iconsInContent()]);
  const { names, svg } = iconSprite([...icons].sort());
  return { path: hashedPath("icons.svg", svg), names, svg };
}

/** Sets ICON_SPRITE, again when `data/` changes, so that a new icon shows at once. */
export const defineSprite = () =>
  new webpack.DefinePlugin({
    ICON_SPRITE: webpack.DefinePlugin.runtimeValue(
      () => {
        const { path, names } = siteSprite();
        return JSON.stringify({ path, names });
      },
      {
        contextDependencies: [path.resolve(contentFolder())],
        // Otherwise webpack's cache ignores a change of CONTENT_DIR.
        version: contentFolder(),
      },
    ),
  });

/** Writes the sprite with the files of the browser's bundle. */
export const writeSprite: webpack.WebpackPluginInstance = {
  apply({ hooks }) {
    hooks.thisCompilation.tap("writeSprite", (compilation) => {
      compilation.hooks.processAssets.tap("writeSprite", () => {
        // An exception here would end the watching of files for good.
        try {
          const { path, svg } = siteSprite();
          const file = path.slice(1);
          compilation.emitAsset(file, new webpack.sources.RawSource(svg));
        } catch (error) {
          compilation.errors.push(error as webpack.WebpackError);
        }
      });
    });
  },
};

const iconsInContent = () =>
  findReferences(readFiles())
    .filter(({ reference }) => reference.kind === "icon")
    .map(({ name }) => name);
