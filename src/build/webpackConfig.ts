import path from "node:path";

import type { GatsbyNode } from "gatsby";
import webpack from "webpack";

import { ContentCheckPlugin } from "./content/gatsbyCheck";
import { writeSprite } from "./icons/writeSprite";

/**
 * Tells the `Icon` component where its sprite is, and keeps an eye on `data/`.
 * Both look again when it changes, so that while developing a new icon shows
 * at once, and so does a mistake.
 */
export const configureWebpack: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  stage,
}) => {
  const root = path.resolve();
  const sprite = new webpack.DefinePlugin({
    ICON_SPRITE: webpack.DefinePlugin.runtimeValue(
      () => JSON.stringify(writeSprite(root)),
      { contextDependencies: [path.join(root, "data")] },
    ),
  });
  actions.setWebpackConfig({
    plugins:
      stage === "develop" ? [sprite, new ContentCheckPlugin(root)] : [sprite],
  });
};
