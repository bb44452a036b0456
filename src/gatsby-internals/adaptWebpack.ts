import type { CreateWebpackConfigArgs } from "gatsby";
import type { Configuration } from "webpack";

/** What is used here of webpack's configuration as Gatsby makes it. */
interface GatsbyWebpackConfig {
  plugins: {
    constructor: { name: string };
    options?: { ignoreOrder?: boolean };
  }[];
  module: { rules: { oneOf?: CssRule[] }[] };
  output: Configuration["output"];
}

interface CssRule {
  use?: { options?: { modules?: { localIdentName?: string } } }[];
}

/** What is used here of a module, as webpack describes it. */
interface Module {
  type: string;
  nameForCondition: () => string | null;
}

/**
 * Tells whether a module is not of this site, and no list of what the site
 * has. Gatsby's own answer leaves out its router, loader and react-helmet.
 */
function isFramework(module: Module): boolean {
  const file = module.nameForCondition() ?? "";
  return (
    module.type.startsWith("javascript/") &&
    /[\\/](node_modules|\.cache)[\\/]/.test(file) &&
    !file.includes("$virtual")
  );
}

/**
 * Settings for `splitChunks` that take the place of Gatsby's.
 *
 * - `framework`: all that every page needs and that is not of this site comes
 *   in one file, which stays in a visitor's cache when the site changes.
 * - `styles`: Gatsby puts the styles of all pages into each document
 *   (https://github.com/gatsbyjs/gatsby/pull/11800). Here a page has its own,
 *   and what several pages use goes with the layout's, so that no class is in
 *   two files: home's HTML fits into the first ten packets.
 */
export const cacheGroups = {
  framework: { test: isFramework },
  styles: { name: "app", minChunks: 2 },
};

/**
 * Changes those of Gatsby's settings that `setWebpackConfig` cannot reach.
 *
 * @param output settings to add to webpack's `output`
 */
export function adaptWebpack(
  args: CreateWebpackConfigArgs,
  output: Configuration["output"],
): void {
  const getConfig = args.getConfig as () => GatsbyWebpackConfig;
  const config = getConfig();
  config.output = { ...config.output, ...output };
  // No module's rules depend on another's place; there is no setting for it:
  // https://github.com/gatsbyjs/gatsby/issues/29997
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === "MiniCssExtractPlugin") {
      plugin.options = { ...plugin.options, ignoreOrder: true };
    }
  }
  // Gatsby's long class names make home's HTML 0.8 kB heavier.
  const loaders = config.module.rules
    .flatMap(({ oneOf = [] }) => oneOf)
    .flatMap(({ use = [] }) => use);
  for (const { options } of loaders) {
    if (options?.modules?.localIdentName) {
      options.modules.localIdentName = "[hash:base62:5]";
    }
  }
  args.actions.replaceWebpackConfig(config);
}
