import path from "node:path";

import { buildSync } from "esbuild";
import webpack from "webpack";

const ENTRY = "src/document/inlineScript.ts";

/**
 * Sets INLINE_SCRIPT to the bundle of what runs before React, again when one of its
 * files changes.
 */
export const defineInlineScript = (pathPrefix: string) =>
  new webpack.DefinePlugin({
    INLINE_SCRIPT: webpack.DefinePlugin.runtimeValue(
      ({ module }) => {
        const { files, code } = bundle(pathPrefix);
        for (const file of files) module.buildInfo?.fileDependencies?.add(file);
        return JSON.stringify(code);
      },
      // Otherwise webpack's cache ignores a change of the prefix.
      { version: pathPrefix },
    ),
  });

/** Returns the script and the paths of its sources. */
function bundle(pathPrefix: string) {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [ENTRY],
    bundle: true,
    minify: process.env.READABLE !== "true",
    // What Safari 15.6 knows.
    target: "es2021",
    define: { __PATH_PREFIX__: JSON.stringify(pathPrefix) },
    write: false,
    metafile: true,
  });
  return {
    files: Object.keys(metafile.inputs).map((file) => path.resolve(file)),
    code: outputFiles.map(({ text }) => text.trim()).join(""),
  };
}
