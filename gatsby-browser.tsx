import { hydrateInSlices } from "./src/document/hydrateInSlices";
import { preventReloadOnFailedChunk } from "./src/gatsby-internals/reliableNavigation";
import "./src/styles/fonts.css";
import "./src/styles/tokens.css";
import "./src/styles/global.css";

preventReloadOnFailedChunk();

/** Gatsby's hook. While developing there is no HTML to hydrate. */
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production" ? () => hydrateInSlices : undefined;

export { onHydrated as onInitialClientRender } from "./src/document/onHydrated";
export { startInNewTask as onClientEntry } from "./src/document/startInNewTask";
export { wrapPageElement } from "./src/layout/wrapPageElement";
export {
  onRouteUpdate,
  shouldUpdateScroll,
} from "./src/navigation/routeScroll";
