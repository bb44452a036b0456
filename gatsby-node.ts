export { checkBeforeStart as onPreInit } from "./src/build/content/gatsbyCheck";
export { declareTypes as createSchemaCustomization } from "./src/build/graphql/declareTypes";
export { addResolvers as createResolvers } from "./src/build/graphql/addResolvers";
export { sourceNodes } from "./src/build/graphql/sourceNodes";
export { createPages } from "./src/build/site/pages";
export { completeSite as onPostBuild } from "./src/build/site/postBuild";
export { configureWebpack as onCreateWebpackConfig } from "./src/build/webpack/configureWebpack";
