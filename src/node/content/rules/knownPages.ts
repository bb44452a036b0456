import { findNodeAtLocation, getNodeValue } from "jsonc-parser";

import { contactAnchor, routes } from "../../../navigation/routes";
import { documentsOf, type Content, type Rule } from "../content";
import type { TeamContent } from "../declarations/team";
import { quote } from "../wording";
import { nearestName } from "../nearestName";
import { problemAt } from "../report";
import { anchorPaths, sitePages } from "../sitePages";
import { findReferences } from "./findReferences";

/** Reports links to pages and anchors that do not exist. */
export const knownPages: Rule = (content) => {
  const pages = pagesOf(content);
  const known = { page: [...pages.keys()], anchor: anchorPaths(pages) };
  // A legal page may be missing because its file has another problem.
  const isComplete = documentsOf(content, "legal/*.json").every(
    ({ problems }) => problems.length === 0,
  );
  return findReferences(content.documents).flatMap((field) => {
    const { document, node, name, reference } = field;
    const { to } = reference;
    if (to !== "page" && to !== "anchor") return [];
    const [page = "", anchor = ""] = name.split("#");
    if (known[to].includes(name) || !(isComplete || pages.has(page))) return [];
    let expected = "the path of a page of this site";
    if (to === "anchor") expected += " with one of its anchors";
    if (anchor && pages.has(page)) expected = `an anchor of ${page}`;
    if (sitePages.get(page)?.includes(anchor)) {
      expected = "a group with members (groups without members are hidden)";
    }
    const hint = nearestName(name, known[to]);
    return problemAt(document, node, { found: quote(name), expected, hint });
  });
};

/** Returns the pages and anchors that exist with this content. */
function pagesOf(content: Content) {
  const pages = new Map(sitePages);
  for (const { root } of documentsOf(content, "legal/*.json")) {
    const path = root && findNodeAtLocation(root, ["path"]);
    if (path) pages.set(String(path.value), [contactAnchor]);
  }
  for (const { root, problems } of documentsOf(content, "team.json")) {
    if (!root || problems.length > 0) continue;
    const { groups } = getNodeValue(root) as TeamContent;
    const hidden: readonly string[] = routes["/teams"].anchors.filter(
      (anchor) =>
        groups.every(
          (group) => group.anchor !== anchor || group.members.length === 0,
        ),
    );
    const anchors = sitePages.get("/teams") ?? [];
    pages.set(
      "/teams",
      anchors.filter((anchor) => !hidden.includes(anchor)),
    );
  }
  return pages;
}
