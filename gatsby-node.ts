export { declareTypes as createSchemaCustomization } from "./src/build/graphql/declareTypes";
export { resolveWorldMap as createResolvers } from "./src/build/map/worldMapQuery";
export { sourceCountryNodes as sourceNodes } from "./src/build/map/sourceCountries";
export { createPages } from "./src/build/site/pages";
export { completeSite as onPostBuild } from "./src/build/site/postBuild";
export { configureWebpack as onCreateWebpackConfig } from "./src/build/webpackConfig";
