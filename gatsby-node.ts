export { prepareContent as onPreInit } from "./src/node/prepareContent";
export {
  createResolvers,
  createSchemaCustomization,
} from "./src/node/graphql/schema";
export { createCountries as sourceNodes } from "./src/node/map/countries";
export { writeSvgFiles as onPostBootstrap } from "./src/node/icons/svgFiles";
export { addProgramPath as onCreateNode } from "./src/node/programs/graphql";
export { createPages } from "./src/node/graphql/createPages";
export { startDevServer as onCreateDevServer } from "./src/node/startDevServer";
export { writeOutput as onPostBuild } from "./src/node/output/writeOutput";
export { configureWebpack as onCreateWebpackConfig } from "./src/node/webpack/configureWebpack";
