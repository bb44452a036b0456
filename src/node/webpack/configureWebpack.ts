import type { GatsbyNode } from "gatsby";
import type webpack from "webpack";

import { copyFolder } from "../../content/copyContent";
import {
  allowAnyStyleOrder,
  nameClasses,
  splitStylesByPage,
  unusedPackages,
} from "../../gatsby-internals/webpackSettings";
import { updateContentNodes } from "../graphql/contentNodes";
import { SpritePlugin } from "../icons/SpritePlugin";
import { ContentCheckPlugin } from "./ContentCheckPlugin";
import { defineInlineScript } from "./defineInlineScript";
import { shortClassName } from "./shortClassName";

/** Adds this site's settings to Gatsby's configuration of webpack. */
export const configureWebpack: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  pathPrefix,
}) => {
  const copy = copyFolder();
  const plugins: webpack.WebpackPluginInstance[] = [
    allowAnyStyleOrder,
    new SpritePlugin(stage === "develop" || stage === "build-javascript"),
    defineInlineScript(pathPrefix),
  ];
  if (stage === "develop") {
    const update = () => updateContentNodes(copy);
    plugins.push(new ContentCheckPlugin(copy, update));
  } else if (stage === "build-javascript" || stage === "build-html") {
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
