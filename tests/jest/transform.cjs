const { createTransformer } = require("babel-jest").default;

/** Gatsby's own preset, plus what it leaves to its TypeScript plugin. */
module.exports = createTransformer({
  babelrc: false,
  configFile: false,
  presets: [
    ["babel-preset-gatsby", { reactRuntime: "automatic" }],
    // Like verbatimModuleSyntax: only `import type` disappears.
    ["@babel/preset-typescript", { onlyRemoveTypeImports: true }],
  ],
});
