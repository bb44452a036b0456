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
 * Returns cache groups for `splitChunks`. By default, Gatsby puts the styles of all pages
 * into each document (https://github.com/gatsbyjs/gatsby/pull/11800). With these groups,
 * a document has the styles of its own page and shared styles. Home has fewer shared
 * styles, so that its HTML arrives in one round trip. Two style sheets must not define the
 * same class, because the order of the visited pages would decide which definition wins.
 *
 * @param home the file of Home, such as `src/pages/index.tsx`
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
 * Names CSS classes with a function. Gatsby has no setting for this:
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
 * Turns off warnings about the order of style sheets in one file. Only the order of files
 * matters, and `rewriteDocumentParts` sorts the files. Gatsby has no setting for this.
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
 * The packages of Gatsby's script component. The site does not use this component, but
 * every visitor would load the packages (1.6 kB).
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/internal-plugins/partytown/gatsby-browser.ts
 */
export const unusedPackages = {
  "gatsby-script": false,
  "@builder.io/partytown/integration": false,
} as const;
