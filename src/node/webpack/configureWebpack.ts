import path from "node:path";

import type { GatsbyNode } from "gatsby";
import webpack from "webpack";

import { contentFolder } from "../content/contentFolder";
import { ContentCheckPlugin } from "../content/gatsbyCheck";
import { writeSprite } from "../icons/writeSprite";
import { changeGatsbyDefaults } from "./changeGatsbyDefaults";
import { numberClasses } from "./classNames";
import { hintAtCalls } from "./hintAtCalls";
import { leaveOutUnused } from "./leaveOutUnused";
import { renderWithStyles } from "./renderWithStyles";
import { reuseByVersion, versionOfBuild } from "./reuseByVersion";

/**
 * Tells the `Icon` component where its sprite is, and keeps an eye on `data/`.
 * Both look again when it changes, so that while developing a new icon shows
 * at once, and so does a mistake.
 */
export const configureWebpack: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  const root = path.resolve();
  const names = numberClasses(path.join(root, "src"));
  changeGatsbyDefaults(args, names);
  const sprite = new webpack.DefinePlugin({
    ICON_SPRITE: webpack.DefinePlugin.runtimeValue(
      () => JSON.stringify(writeSprite(root)),
      { contextDependencies: [path.resolve(root, contentFolder(root))] },
    ),
  });
  const reuse = reuseByVersion(versionOfBuild(root) + names.version);
  const plugins = [sprite, reuse];
  if (args.stage === "develop") plugins.push(new ContentCheckPlugin(root));
  if (args.stage === "build-javascript") {
    plugins.push(...leaveOutUnused(), hintAtCalls());
  }
  if (args.stage === "build-html") {
    plugins.push(renderWithStyles(path.join(root, "src")));
  }
  args.actions.setWebpackConfig({
    // Source maps are for developers, who have the source.
    ...(args.stage === "build-javascript" && { devtool: false }),
    // A class that its style sheet lacks stops the build.
    module: { parser: { javascript: { exportsPresence: "error" } } },
    plugins,
  });
};
