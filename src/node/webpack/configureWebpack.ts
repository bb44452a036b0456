import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import type { GatsbyNode } from "gatsby";
import webpack from "webpack";

import { TRUSTED_TYPES } from "../../document/trustedTypes";
import { adaptWebpack, cacheGroups } from "../../gatsby-internals/adaptWebpack";
import { leaveOutUnused } from "../../gatsby-internals/leaveOutUnused";
import { contentFolder } from "../content/contentFolder";
import { ContentCheckPlugin } from "../content/gatsbyCheck";
import { writeSprite } from "../icons/writeSprite";

/**
 * Tells the `Icon` component where its sprite is, and keeps an eye on `data/`.
 * Both look again when it changes, so that while developing a new icon shows
 * at once, and so does an issue.
 */
export const configureWebpack: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  const root = path.resolve();
  adaptWebpack(args, {
    ...(args.stage === "build-javascript" && {
      trustedTypes: { policyName: TRUSTED_TYPES.webpack },
    }),
    // Gatsby renders a page again when the hash of the rendering program changes
    // (https://github.com/gatsbyjs/gatsby/pull/29482), which an edit of a style
    // sheet does not change by itself; yet styles are inline.
    ...(args.stage === "build-html" && {
      hashSalt: digestOfStyles(path.join(root, "src")),
    }),
  });
  const sprite = new webpack.DefinePlugin({
    ICON_SPRITE: webpack.DefinePlugin.runtimeValue(
      () => JSON.stringify(writeSprite()),
      {
        contextDependencies: [path.resolve(root, contentFolder(root))],
        // Otherwise webpack's cache ignores a change of CONTENT_DIR.
        version: contentFolder(root),
      },
    ),
  });
  const plugins: webpack.WebpackPluginInstance[] = [sprite];
  if (args.stage === "develop") plugins.push(new ContentCheckPlugin(root));
  if (args.stage === "build-javascript") plugins.push(...leaveOutUnused());
  args.actions.setWebpackConfig({
    ...(args.stage === "build-javascript" && {
      // Source maps are for developers, who have the source.
      devtool: false,
      optimization: { splitChunks: { cacheGroups } },
    }),
    // A class that its style sheet lacks stops the build.
    module: { parser: { javascript: { exportsPresence: "error" } } },
    plugins,
  });
};

function digestOfStyles(folder: string): string {
  const digest = createHash("sha256");
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".css"))
    .sort()) {
    digest.update(readFileSync(path.join(folder, file)));
  }
  return digest.digest("hex");
}
