// This module must run before Gatsby's router, because the router reads the URL.
import "./src/gatsby-internals/browser/repairHash";
import { preventReloadOnFailedChunk } from "./src/gatsby-internals/browser/reliableNavigation";
import "./src/styles/fonts.css";
import "./src/styles/tokens.css";
import "./src/styles/global.css";

preventReloadOnFailedChunk();

export {
  onClientEntry,
  onInitialClientRender,
  replaceHydrateFunction,
} from "./src/document/hydration";
export { wrapPageElement } from "./src/layout/wrapPageElement";
export { onRouteUpdate, shouldUpdateScroll } from "./src/routing/routeChange";
