import "./src/navigation/lostScripts";
import "./src/styles/styles";

export { takeOver as onInitialClientRender } from "./src/document/takeOver";
export { wrapPageElement } from "./src/layout/wrapPageElement";
export { wrapRootElement } from "./src/layout/wrapRootElement";
export {
  onPreRouteUpdate,
  onRouteUpdate,
  shouldUpdateScroll,
} from "./src/navigation/routeScroll";
