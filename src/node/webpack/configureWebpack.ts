import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

import type { GatsbyNode } from "gatsby";
import type webpack from "webpack";

import { TRUSTED_TYPES } from "../../document/inlineScripts";
import {
  allowAnyStyleOrder,
  cacheGroups,
  setOutput,
  removeUnusedModules,
} from "../../gatsby-internals/webpackSettings";
import { filesIn } from "../filesIn";
import { defineSprite, writeSprite } from "../icons/siteSprite";
import { ContentCheckPlugin } from "./ContentCheckPlugin";

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
  }
  if (stage === "build-javascript") {
    const trustedTypes = { policyName: TRUSTED_TYPES.webpack };
    plugins.push(writeSprite, setOutput({ trustedTypes }), removeUnusedModules);
  }
  if (stage === "build-html") {
    // Gatsby renders pages again when the hash of this bundle changes. A style
    // sheet does not change that hash, although styles are inline.
    // https://github.com/gatsbyjs/gatsby/pull/29482
    plugins.push(setOutput({ hashSalt: digestOfStyles("src") }));
  }
  actions.setWebpackConfig({
    ...(stage === "build-javascript" && {
      // Source maps are for developers, who have the source.
      devtool: false,
      optimization: { splitChunks: { cacheGroups } },
    }),
    // A class that its style sheet lacks stops the build.
    module: {
      parser: { javascript: { exportsPresence: "error" } },
      // A component that is not used is left out together with its styles.
      rules: [
        {
          test: /[\\/]src[\\/](components|sections)[\\/].*\.tsx$/,
          sideEffects: false,
        },
      ],
    },
    plugins,
  });
};

const digestOfStyles = (folder: string) =>
  hash(
    "sha256",
    filesIn(folder)
      .filter((name) => name.endsWith(".css"))
      .map((name) => readFileSync(path.join(folder, name), "utf8"))
      .join(""),
  );
