import type { GatsbyNode } from "gatsby";
import type webpack from "webpack";

import {
  allowAnyStyleOrder,
  nameClasses,
  splitStylesByPage,
  unusedPackages,
} from "../../gatsby-internals/webpackSettings";
import { defineSprite, writeSprite } from "../icons/siteSprite";
import { ContentCheckPlugin } from "./ContentCheckPlugin";
import { shortClassName } from "./shortClassName";

/** Adds this site's settings to Gatsby's configuration of webpack. */
export const configureWebpack: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
}) => {
  const plugins: webpack.WebpackPluginInstance[] = [
    allowAnyStyleOrder,
    defineSprite(),
  ];
  if (stage === "develop") {
    plugins.push(writeSprite, new ContentCheckPlugin());
  } else if (stage === "build-javascript") {
    plugins.push(writeSprite, nameClasses(shortClassName));
  } else if (stage === "build-html") {
    plugins.push(nameClasses(shortClassName));
  }
  actions.setWebpackConfig({
    ...(stage === "build-javascript" && {
      // Source maps are for developers, who have the source.
      devtool: false,
      resolve: { alias: unusedPackages },
      optimization: { splitChunks: { cacheGroups: splitStylesByPage } },
    }),
    // A class that its style sheet lacks stops the build.
    module: { parser: { javascript: { exportsPresence: "error" } } },
    plugins,
  });
};
