export { removeImageBoilerplate as onPreRenderHTML } from "./src/document/removeImageBoilerplate";
export { renderDocument as onRenderBody } from "./src/document/renderDocument";
export { wrapPageElement } from "./src/layout/wrapPageElement";
export { wrapRootElement } from "./src/layout/wrapRootElement";
