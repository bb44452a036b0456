import { areValid, documentsOf, type Rule } from "../content";
import { quote } from "../describe";
import { problemAt } from "../document";
import { nearestName } from "../nearestName";
import { select } from "../select";
import { referringFields } from "./referringFields";

/**
 * Paths lead to pages of this site, and anchors to sections of them. The legal
 * texts are pages too, at paths that no other page has.
 */
export const knownPages: Rule = (content) => {
  const { anchors, everywhere } = content.source.pages;
  const legal = documentsOf(content, "legal/*.json");
  // The missing page may be that of a file which cannot be read yet.
  const isComplete = areValid(legal);
  const legalPaths = legal.flatMap((document) =>
    select(document.root, "path").map((node) => ({
      document,
      node,
      path: String(node.value),
    })),
  );
  const taken = legalPaths
    .filter(({ path }) => anchors.has(path) || path === "/404")
    .map(({ document, node, path }) =>
      problemAt(document, node, {
        found: `${quote(path)}, which is another page's`,
        expected: "a path that no other page has",
      }),
    );
  const pages = new Map([
    ...legalPaths.map(({ path }) => [path, everywhere] as const),
    ...anchors,
  ]);
  const sections = [...pages].flatMap(([path, names]) =>
    names.map((anchor) => `${path}#${anchor}`),
  );
  const unknown = [
    ...referringFields(content.documents, "page"),
    ...referringFields(content.documents, "anchor"),
  ].flatMap(({ document, node, name, reference }) => {
    const [page = ""] = name.split("#", 1);
    const isPage = reference.to === "page";
    const known = isPage ? [...pages.keys()] : sections;
    if (known.includes(name) || !(isComplete || pages.has(page))) return [];
    const expected = isPage
      ? "the path of a page of this site"
      : pages.has(page)
        ? `an anchor of ${page}`
        : "a page of this site with one of its anchors";
    const hint = nearestName(name, known);
    return problemAt(document, node, { found: quote(name), expected, hint });
  });
  return [...taken, ...unknown];
};
