import { anchorsAt, routes } from "../../navigation/routes";

/** Paths of pages, with the anchors of each. */
export type Pages = ReadonlyMap<string, readonly string[]>;

/** The pages that have a file in `src/pages`; legal pages come from `data/legal`. */
export const sitePages: Pages = new Map(
  Object.entries(routes)
    .filter(([, { madeFrom }]) => madeFrom === "src/pages")
    .map(([path]) => [path, anchorsAt(path)]),
);

/** Returns the paths with an anchor, such as `/about#whygainova`. */
export function anchorPaths(pages: Pages): string[] {
  return [...pages].flatMap(([path, anchors]) =>
    anchors.map((anchor) => `${path}#${anchor}`),
  );
}
