export { checkBeforeStart as onPreInit } from "./src/node/checkBeforeStart";
export { declareTypes as createSchemaCustomization } from "./src/node/graphql/declareTypes";
export { addResolvers as createResolvers } from "./src/node/graphql/addResolvers";
export { sourceNodes } from "./src/node/graphql/sourceNodes";
export { writeDots as onPostBootstrap } from "./src/node/map/mapNodes";
export { createPages } from "./src/node/graphql/createPages";
export { serveAdmin as onCreateDevServer } from "./src/node/output/admin";
export { writeOutput as onPostBuild } from "./src/node/output/writeOutput";
export { configureWebpack as onCreateWebpackConfig } from "./src/node/webpack/configureWebpack";
