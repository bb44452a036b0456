import path from "node:path";

import type { GatsbyNode } from "gatsby";
import webpack from "webpack";

import { writeSprite } from "./icons/writeSprite";

/**
 * Tells the `Icon` component where its sprite is. The sprite is made again
 * when `data/` changes, so that a new icon shows at once while developing.
 */
export const configureWebpack: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
}) => {
  const root = path.resolve();
  actions.setWebpackConfig({
    plugins: [
      new webpack.DefinePlugin({
        ICON_SPRITE: webpack.DefinePlugin.runtimeValue(
          () => JSON.stringify(writeSprite(root)),
          { contextDependencies: [path.join(root, "data")] },
        ),
      }),
    ],
  });
};
