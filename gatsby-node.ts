export { checkBeforeStart as onPreInit } from "./src/node/checkBeforeStart";
export { declareTypes as createSchemaCustomization } from "./src/node/graphql/declareTypes";
export { addResolvers as createResolvers } from "./src/node/graphql/addResolvers";
export { sourceMap as sourceNodes } from "./src/node/map/sourceMap";
export { writeDots as onPostBootstrap } from "./src/node/map/sourceMap";
export { createPages } from "./src/node/graphql/createPages";
export { serveAdmin as onCreateDevServer } from "./src/node/output/admin";
export { completeSite as onPostBuild } from "./src/node/output/completeSite";
export { configureWebpack as onCreateWebpackConfig } from "./src/node/webpack/configureWebpack";
