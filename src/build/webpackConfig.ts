import path from "node:path";

import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import webpack from "webpack";

import { ContentCheckPlugin } from "./content/gatsbyCheck";
import { writeSprite } from "./icons/writeSprite";

/** What is used here of webpack's configuration as Gatsby makes it. */
interface GatsbyWebpackConfig {
  plugins: {
    constructor: { name: string };
    options?: { ignoreOrder?: boolean };
  }[];
}

/**
 * Keeps webpack from warning of style sheets whose order differs from page to
 * page. Here no module's rules depend on another's place.
 */
function ignoreStyleOrder(args: CreateWebpackConfigArgs): void {
  const getConfig = args.getConfig as () => GatsbyWebpackConfig;
  const config = getConfig();
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === "MiniCssExtractPlugin") {
      plugin.options = { ...plugin.options, ignoreOrder: true };
    }
  }
  args.actions.replaceWebpackConfig(config);
}

/**
 * Tells the `Icon` component where its sprite is, and keeps an eye on `data/`.
 * Both look again when it changes, so that while developing a new icon shows
 * at once, and so does a mistake.
 */
export const configureWebpack: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  ignoreStyleOrder(args);
  const root = path.resolve();
  const sprite = new webpack.DefinePlugin({
    ICON_SPRITE: webpack.DefinePlugin.runtimeValue(
      () => JSON.stringify(writeSprite(root)),
      { contextDependencies: [path.join(root, "data")] },
    ),
  });
  args.actions.setWebpackConfig({
    // A class that its style sheet lacks stops the build.
    module: { parser: { javascript: { exportsPresence: "error" } } },
    plugins:
      args.stage === "develop"
        ? [sprite, new ContentCheckPlugin(root)]
        : [sprite],
  });
};
