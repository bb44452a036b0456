import webpack from "webpack";

interface OrderedPlugin {
  options?: { ignoreOrder?: boolean };
}

/** What is used here of Gatsby's rules for CSS modules. */
interface StyleRule {
  oneOf?: { use?: { options?: { modules?: { localIdentName?: string } } }[] }[];
}

/** What is used here of a module, as webpack describes it. */
interface Module {
  type: string;
  nameForCondition: () => string | null;
}

/** Whether a module is not of this site, and no list of what the site has. */
function isFramework(module: Module): boolean {
  const file = module.nameForCondition() ?? "";
  return (
    module.type.startsWith("javascript/") &&
    /[\\/](node_modules|\.cache)[\\/]/.test(file) &&
    !file.includes("$virtual")
  );
}

/**
 * Settings for `splitChunks` that replace Gatsby's.
 *
 * - `framework`: all that every page needs and that is not of this site comes
 *   in one file, which stays in a visitor's cache when the site changes.
 *   Gatsby's own group leaves out its router, loader and react-helmet.
 * - `styles`: Gatsby puts the styles of all pages into each document
 *   (https://github.com/gatsbyjs/gatsby/pull/11800). Here a page has its own,
 *   and what several pages use goes with the layout's, so that no class is in
 *   two files: home's HTML fits into the first ten packets.
 */
export const cacheGroups = {
  framework: { test: isFramework },
  styles: { name: "app", minChunks: 2 },
};

/** Changes webpack's `output`, which Gatsby's `setWebpackConfig` leaves alone. */
export const setOutput = (
  output: webpack.Configuration["output"],
): webpack.WebpackPluginInstance => ({
  apply: ({ options }) => void Object.assign(options.output, output),
});

/**
 * Shortens class names, since Gatsby's make home's HTML 0.8 kB heavier, and lets
 * style sheets come in any order, on which none depends. Neither has a setting:
 * https://github.com/gatsbyjs/gatsby/issues/29997
 */
export const adaptStyles: webpack.WebpackPluginInstance = {
  apply({ options }) {
    for (const plugin of options.plugins as OrderedPlugin[]) {
      if (plugin.constructor.name === "MiniCssExtractPlugin") {
        plugin.options = { ...plugin.options, ignoreOrder: true };
      }
    }
    const loaders = (options.module.rules as StyleRule[])
      .flatMap(({ oneOf = [] }) => oneOf)
      .flatMap(({ use = [] }) => use);
    for (const { options } of loaders) {
      if (options?.modules?.localIdentName) {
        options.modules.localIdentName = "[hash:base62:5]";
      }
    }
  },
};

/**
 * Keeps two modules out of the visitor's browser: 1.5 kB each, with brotli.
 *
 * - Partytown runs scripts of third parties, of which there are none.
 *   https://github.com/gatsbyjs/gatsby/tree/master/packages/gatsby/src/internal-plugins/partytown
 * - The other applies a page's `Head` export; here heads are react-helmet's.
 *   https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/head/head-export-handler-for-browser.js
 */
export const withoutUnused = new webpack.NormalModuleReplacementPlugin(
  /internal-plugins[\\/]partytown[\\/]gatsby-browser|[\\/]head-export-handler-for-browser$/,
  "data:text/javascript,export function headHandlerForBrowser() {}",
);
