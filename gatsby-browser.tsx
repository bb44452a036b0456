import { hydrateInSlices } from "./src/document/hydrateInSlices";
import { preventReloadOnFailedChunk } from "./src/gatsby-internals/reliableNavigation";
import "./src/styles/styles";

preventReloadOnFailedChunk();

/** Gatsby's hook. While developing there is no HTML to take over. */
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production" ? () => hydrateInSlices : undefined;

export { startApart as onClientEntry } from "./src/document/startApart";
export { takeOver as onInitialClientRender } from "./src/document/takeOver";
export { wrapPageElement } from "./src/layout/wrapPageElement";
export { wrapRootElement } from "./src/layout/wrapRootElement";
export {
  onRouteUpdate,
  shouldUpdateScroll,
} from "./src/navigation/routeScroll";
