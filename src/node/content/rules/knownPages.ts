import { isSound, type Content, type Rule } from "../content";
import { mistakeAt } from "../document";
import { nearestName } from "../nearestName";
import { quote } from "../words";
import { legalPaths } from "./legalPaths";
import { referringFields } from "./referringFields";

/** Paths lead to pages of this site, and anchors to sections of them. */
export const knownPages: Rule = (content) => {
  const pages = anchorsByPath(content);
  // The missing page may be that of a file which cannot be read yet.
  const canMiss = isSound(content, "legal/*.json");
  const unknownPages = referringFields(content.documents, "page")
    .filter(({ name }) => canMiss && !pages.has(name))
    .map(({ document, node, name }) =>
      mistakeAt(document, node, {
        found: quote(name),
        expected: "the path of a page of this site",
        hint: nearestName(name, pages.keys()),
      }),
    );
  const anchors = [...pages].flatMap(([path, names]) =>
    names.map((anchor) => `${path}#${anchor}`),
  );
  const known = new Set(anchors);
  const unknownAnchors = referringFields(content.documents, "anchor")
    .filter(({ name }) => !known.has(name))
    .filter(({ name }) => canMiss || pages.has(pageOf(name)))
    .map(({ document, node, name }) =>
      mistakeAt(document, node, {
        found: quote(name),
        expected: pages.has(pageOf(name))
          ? `an anchor of ${pageOf(name)}`
          : "a page of this site with one of its anchors",
        hint: nearestName(name, anchors),
      }),
    );
  return [...unknownPages, ...unknownAnchors];
};

function anchorsByPath(content: Content): Map<string, readonly string[]> {
  const { anchors, everywhere } = content.source.pages;
  const legal = legalPaths(content).map(
    ({ path }) => [path, everywhere] as const,
  );
  return new Map([...legal, ...anchors]);
}

function pageOf(path: string): string {
  return path.split("#", 1)[0] ?? path;
}
