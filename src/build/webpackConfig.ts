import path from "node:path";

import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import webpack from "webpack";

import { TRUSTED_TYPES } from "../document/trustedTypes";
import { ContentCheckPlugin } from "./content/gatsbyCheck";
import { writeSprite } from "./icons/writeSprite";

/** What is used here of webpack's configuration as Gatsby makes it. */
interface GatsbyWebpackConfig {
  output: webpack.Configuration["output"];
  plugins: {
    constructor: { name: string };
    options?: { ignoreOrder?: boolean };
  }[];
}

/**
 * Changes what Gatsby does not let a configuration add to: webpack must not
 * warn of style sheets whose order differs from page to page, for here no
 * module's rules depend on another's place; and in the browser it loads chunks
 * by the addresses that its own policy trusts.
 */
function changeConfig(args: CreateWebpackConfigArgs): void {
  const getConfig = args.getConfig as () => GatsbyWebpackConfig;
  const config = getConfig();
  if (args.stage === "build-javascript") {
    const trustedTypes = { policyName: TRUSTED_TYPES.webpack };
    config.output = { ...config.output, trustedTypes };
  }
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
  changeConfig(args);
  const root = path.resolve();
  const sprite = new webpack.DefinePlugin({
    ICON_SPRITE: webpack.DefinePlugin.runtimeValue(
      () => JSON.stringify(writeSprite(root)),
      { contextDependencies: [path.join(root, "data")] },
    ),
  });
  args.actions.setWebpackConfig({
    // Source maps are for developers, who have the source.
    ...(args.stage === "build-javascript" && { devtool: false }),
    // A class that its style sheet lacks stops the build.
    module: { parser: { javascript: { exportsPresence: "error" } } },
    plugins:
      args.stage === "develop"
        ? [sprite, new ContentCheckPlugin(root)]
        : [sprite],
  });
};
