export { prepareDocument as onPreRenderHTML } from "./src/document/prepareDocument";
export { renderDocument as onRenderBody } from "./src/document/renderDocument";
export { wrapPageElement } from "./src/layout/wrapPageElement";
export { wrapRootElement } from "./src/layout/wrapRootElement";
