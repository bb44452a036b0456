export {
  deferScripts as onPreRenderHTML,
  renderDocument as onRenderBody,
} from "./src/document/renderDocument";
export { wrapPageElement } from "./src/layout/wrapPageElement";
