import { anchorsAt, contactAnchor, routes } from "../../../navigation/routes";
import type { SitePages } from "./contentSource";

/**
 * The pages that have a file in `src/pages`. The legal pages are not among
 * them: those are there if `data/legal` has a file for them.
 */
export function sitePages(): SitePages {
  const paths = Object.entries(routes)
    .filter(([, { madeFrom }]) => madeFrom === "src/pages")
    .map(([path]) => path);
  return {
    anchors: new Map(paths.map((path) => [path, anchorsAt(path)])),
    everywhere: [contactAnchor],
  };
}
