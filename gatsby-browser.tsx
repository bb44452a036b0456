import { preventReloadOnFailedChunk } from "./src/gatsby-internals/reliableNavigation";
import { repairHash } from "./src/gatsby-internals/repairHash";
import "./src/styles/fonts.css";
import "./src/styles/tokens.css";
import "./src/styles/global.css";

preventReloadOnFailedChunk();
repairHash();

export {
  onClientEntry,
  onInitialClientRender,
  replaceHydrateFunction,
} from "./src/document/hydration";
export { wrapPageElement } from "./src/layout/wrapPageElement";
export {
  onPreRouteUpdate,
  onRouteUpdate,
  shouldUpdateScroll,
} from "./src/navigation/pageChange";
