/** The used part of webpack's type `WebpackPluginInstance`. */
export interface WebpackPlugin {
  apply(compiler: {
    options: { module: { rules: unknown }; plugins: unknown };
  }): void;
}

interface OrderedPlugin {
  options?: { ignoreOrder?: boolean };
}

interface Modules {
  localIdentName?: string;
  getLocalIdent?: unknown;
}

interface StyleRule {
  oneOf?: { use?: { options?: { modules?: Modules } }[] }[];
}

/**
 * Cache groups for `splitChunks`: Gatsby puts the styles of all pages into each
 * document (https://github.com/gatsbyjs/gatsby/pull/11800). Here a document has
 * its own page's and those that it shares with others; home shares fewer, so that
 * its HTML comes in one round trip. No two style sheets have the same class: the
 * order of the visited pages would decide between them.
 *
 * @param home the file of the home page, as in `src/pages/index.tsx`
 */
export const splitStylesByPage = (home: string) => {
  const homeChunk = `component---${home.replaceAll(/\W/g, "-")}`;
  return {
    styles: {
      name: (_: unknown, chunks: readonly { name?: string }[]) =>
        chunks.some(({ name }) => name === homeChunk) ? "app" : "shared",
      minChunks: 2,
    },
  };
};

/**
 * Names classes by a function, for which Gatsby has no setting:
 * https://github.com/gatsbyjs/gatsby/issues/29997
 *
 * @param getLocalIdent see https://github.com/webpack-contrib/css-loader#getlocalident
 */
export const nameClasses = (getLocalIdent: unknown): WebpackPlugin => ({
  apply({ options }) {
    const loaders = (options.module.rules as StyleRule[])
      .flatMap(({ oneOf = [] }) => oneOf)
      .flatMap(({ use = [] }) => use);
    for (const { options } of loaders) {
      if (options?.modules?.localIdentName) {
        options.modules.getLocalIdent = getLocalIdent;
      }
    }
  },
});

/**
 * Turns off warnings about the order of style sheets in one file. Styles depend
 * only on that of files, which `rewriteDocumentParts` sorts. Gatsby has no setting.
 */
export const allowAnyStyleOrder: WebpackPlugin = {
  apply({ options }) {
    for (const plugin of options.plugins as OrderedPlugin[]) {
      if (plugin.constructor.name === "MiniCssExtractPlugin") {
        plugin.options = { ...plugin.options, ignoreOrder: true };
      }
    }
  },
};

/**
 * Packages of Gatsby's script component, which the site does not use: they would be
 * in every visitor's browser (1.6 kB).
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/internal-plugins/partytown/gatsby-browser.ts
 */
export const unusedPackages = {
  "gatsby-script": false,
  "@builder.io/partytown/integration": false,
} as const;
