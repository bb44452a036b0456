export { renderDocument as onRenderBody } from "./src/document/renderDocument";
export { adaptDocument as onPreRenderHTML } from "./src/gatsby-internals/adaptDocument";
export { wrapPageElement } from "./src/layout/wrapPageElement";
