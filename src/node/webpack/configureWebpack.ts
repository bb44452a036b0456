import type { GatsbyNode } from "gatsby";

import {
  allowAnyStyleOrder,
  nameClasses,
  splitStylesByPage,
  unusedPackages,
  type WebpackPlugin,
} from "../../gatsby-internals/build/webpackSettings";
import { svgConstants } from "../icons/svgFiles";
import { bundleInlineScript } from "./bundleInlineScript";
import { shortClassName } from "./shortClassName";

/** Keeps scripts and class names readable, for the comparison of two builds. */
const readable = process.env.READABLE === "true" && {
  minimize: false,
  moduleIds: "named",
  concatenateModules: false,
  mangleExports: false,
};

/** Adds this site's settings to Gatsby's configuration of webpack. */
export const configureWebpack: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  plugins: gatsbyPlugins,
  pathPrefix,
}) => {
  const define = gatsbyPlugins.define as (constants: object) => WebpackPlugin;
  const inlineScript = bundleInlineScript(pathPrefix);
  const plugins = [
    allowAnyStyleOrder,
    define({ ...svgConstants, INLINE_SCRIPT: JSON.stringify(inlineScript) }),
  ];
  if (stage.startsWith("build-") && !readable) {
    plugins.push(nameClasses(shortClassName));
  }
  actions.setWebpackConfig({
    ...(stage === "build-javascript" && {
      // The build writes no source maps, because developers have the source.
      devtool: false,
      resolve: { alias: unusedPackages },
      optimization: {
        splitChunks: { cacheGroups: splitStylesByPage("src/pages/index.tsx") },
        ...readable,
      },
    }),
    // The build fails if a component uses a class that its style sheet does not define.
    module: { parser: { javascript: { exportsPresence: "error" } } },
    plugins,
  });
};
