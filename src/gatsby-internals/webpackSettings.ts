import webpack from "webpack";

interface OrderedPlugin {
  options?: { ignoreOrder?: boolean };
}

interface Module {
  type: string;
  nameForCondition: () => string | null;
}

/** Whether a module belongs to a package or to Gatsby, not to this site. */
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
 * - `framework` also has Gatsby's router, loader and react-helmet, so that all
 *   of it stays in a visitor's cache when the site changes.
 * - `styles`: Gatsby puts the styles of all pages into each document
 *   (https://github.com/gatsbyjs/gatsby/pull/11800). Here a document has its
 *   own page's and the shared ones: home's HTML then fits into ten TCP packets.
 */
export const cacheGroups = {
  framework: { test: isFramework },
  styles: { name: "app", minChunks: 2 },
};

/** Changes webpack's `output`, which Gatsby's `setWebpackConfig` ignores. */
export const setOutput = (
  output: webpack.Configuration["output"],
): webpack.WebpackPluginInstance => ({
  apply: ({ options }) => void Object.assign(options.output, output),
});

/**
 * Turns off warnings about the order of style sheets, on which no style depends.
 * Gatsby has no setting.
 */
export const allowAnyStyleOrder: webpack.WebpackPluginInstance = {
  apply({ options }) {
    for (const plugin of options.plugins as OrderedPlugin[]) {
      if (plugin.constructor.name === "MiniCssExtractPlugin") {
        plugin.options = { ...plugin.options, ignoreOrder: true };
      }
    }
  },
};

/**
 * Removes two unused modules from the bundle, 1.5 kB each with brotli: Partytown
 * (https://github.com/gatsbyjs/gatsby/tree/master/packages/gatsby/src/internal-plugins/partytown)
 * and what applies a page's `Head` export, since heads are react-helmet's.
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/head/head-export-handler-for-browser.js
 */
export const removeUnusedModules = new webpack.NormalModuleReplacementPlugin(
  /internal-plugins[\\/]partytown[\\/]gatsby-browser|[\\/]head-export-handler-for-browser$/,
  "data:text/javascript,export function headHandlerForBrowser() {}",
);
