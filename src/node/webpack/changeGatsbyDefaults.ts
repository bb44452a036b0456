import type { CreateWebpackConfigArgs } from "gatsby";
import type { Configuration, WebpackPluginInstance } from "webpack";

import { TRUSTED_TYPES } from "../../document/trustedTypes";
import type { ClassNames } from "./classNames";

/** What is used here of a module, as webpack describes it. */
interface Module {
  type: string;
  nameForCondition: () => string | null;
}

/** What is used here of css-loader's options for CSS modules. */
interface ModulesOptions {
  localIdentName?: string;
  getLocalIdent?: (
    module: { resourcePath: string },
    template: string,
    name: string,
  ) => string;
}

/** What is used here of a rule: those for CSS have loaders with options. */
interface Rule {
  oneOf?: Rule[];
  use?: { options?: { modules?: ModulesOptions } }[];
}

/** What is used here of webpack's configuration as Gatsby makes it. */
interface GatsbyWebpackConfig {
  output: Configuration["output"];
  plugins: {
    constructor: { name: string };
    options?: { ignoreOrder?: boolean };
  }[];
  module: { rules: Rule[] };
  optimization: {
    minimize: boolean;
    minimizer?: WebpackPluginInstance[];
    splitChunks: {
      cacheGroups: {
        framework: { test: (module: Module) => boolean };
        styles: { name: string; minChunks?: number };
      };
    };
  };
}

/**
 * Keeps webpack from warning of style sheets whose order differs from page to
 * page. Here no module's rules depend on another's place.
 */
function ignoreStyleOrder({ plugins }: GatsbyWebpackConfig): void {
  for (const plugin of plugins) {
    if (plugin.constructor.name === "MiniCssExtractPlugin") {
      plugin.options = { ...plugin.options, ignoreOrder: true };
    }
  }
}

/** Has files named by half of Gatsby's digests; each page lists all of them. */
function shortenDigests(config: GatsbyWebpackConfig): void {
  config.output = { ...config.output, hashDigestLength: 10 };
}

/**
 * Makes the program that renders HTML short, as the scripts for browsers are:
 * the inline scripts are its functions' own source.
 */
function minifyInlineScripts(
  { optimization }: GatsbyWebpackConfig,
  minifier: WebpackPluginInstance,
): void {
  optimization.minimize = true;
  optimization.minimizer = [minifier];
}

/** Makes webpack load chunks by the addresses that its own policy trusts. */
function nameTrustedTypes(config: GatsbyWebpackConfig): void {
  const trustedTypes = { policyName: TRUSTED_TYPES.webpack };
  config.output = { ...config.output, trustedTypes };
}

/** Everything that is not of this site, and no list of what the site has. */
function isFramework(module: Module): boolean {
  const file = module.nameForCondition() ?? "";
  return (
    module.type.startsWith("javascript/") &&
    /[\\/](node_modules|\.cache)[\\/]/.test(file) &&
    !file.includes("$virtual")
  );
}

/**
 * Puts React, Gatsby and react-helmet, which every page needs, into one file:
 * it stays in a visitor's cache when the site changes, and the weight of the
 * other files is the site's own.
 */
function separateFramework({ optimization }: GatsbyWebpackConfig): void {
  optimization.splitChunks.cacheGroups.framework.test = isFramework;
}

/**
 * Gives each page the style sheets that no other has, where Gatsby puts those
 * of all pages into one: so a page's HTML comes in the first flight of packets.
 * What several pages use goes with the layout's, before all of them.
 */
function separateStyles({ optimization }: GatsbyWebpackConfig): void {
  const { styles } = optimization.splitChunks.cacheGroups;
  styles.name = "app";
  styles.minChunks = 2;
}

/**
 * Numbers the classes of CSS modules. Gatsby's names say where a class is from,
 * at the price of a sixth of a page's weight.
 */
function shortenClassNames(rules: Rule[], names: ClassNames): void {
  for (const { oneOf = [], use } of rules) {
    shortenClassNames(oneOf, names);
    if (!Array.isArray(use)) continue;
    for (const { options } of use) {
      if (!options?.modules?.localIdentName) continue;
      options.modules.getLocalIdent = ({ resourcePath }, _template, name) =>
        names.shorten(resourcePath, name);
    }
  }
}

/**
 * Changes those of Gatsby's settings for webpack that cannot be added to.
 *
 * @param names what the classes of CSS modules are called in a build
 */
export function changeGatsbyDefaults(
  args: CreateWebpackConfigArgs,
  names: ClassNames,
): void {
  const getConfig = args.getConfig as () => GatsbyWebpackConfig;
  const config = getConfig();
  ignoreStyleOrder(config);
  if (args.stage === "build-javascript") {
    shortenDigests(config);
    nameTrustedTypes(config);
    separateFramework(config);
    separateStyles(config);
  }
  if (args.stage === "build-html") {
    const minifyJs = args.plugins.minifyJs as () => WebpackPluginInstance;
    minifyInlineScripts(config, minifyJs());
  }
  if (args.stage.startsWith("build-")) {
    shortenClassNames(config.module.rules, names);
  }
  args.actions.replaceWebpackConfig(config);
}
