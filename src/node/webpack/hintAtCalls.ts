import webpack from "webpack";

/**
 * A plugin for webpack that has browsers compile the functions of a script
 * while it loads, off the main thread, and not each when it is first called: a
 * comment by which Chromium knows that most of them will be.
 * https://v8.dev/blog/explicit-compile-hints
 */
export const hintAtCalls = () =>
  new webpack.BannerPlugin({
    banner: "//# allFunctionsCalledOnLoad",
    raw: true,
    test: /^(framework|app)-/,
    // After the minimizer, which would drop it, and before files are named.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
