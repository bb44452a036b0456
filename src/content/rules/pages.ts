import { findNodeAtLocation, getNodeValue } from "jsonc-parser";

import { anchors, CONTACT_ANCHOR, teamAnchors } from "../anchors";
import { documentsOf, type AllContent, type Rule } from "../allContent";
import type { TeamContent } from "../declarations/team";
import { positionAt } from "../json/syntaxTree";
import { nearestName } from "../nearestName";
import { programPath } from "../declarations/program";
import { problemAt } from "../report";
import { foldCase } from "../reportDuplicates";
import { quote } from "../wording";
import { findReferences } from "./references";

/** Reports links to pages and anchors that do not exist. */
export const knownPages: Rule = (content) => {
  const pages = pagesOf(content);
  const known = {
    page: [...pages.keys()],
    link: [...pages.keys()],
    anchor: [...pages].flatMap(([page, ids]) =>
      ids.map((id) => `${page}#${id}`),
    ),
  };
  // A legal page may be missing because its file has another problem.
  const isComplete = documentsOf(content, "legal/*.json").every(
    ({ problems }) => problems.length === 0,
  );
  return findReferences(content.documents).flatMap((field) => {
    const { document, node, name, reference } = field;
    const { to } = reference;
    if (to !== "page" && to !== "anchor" && to !== "link") return [];
    if (to === "link" && !name.startsWith("/")) return [];
    const [page = "", anchor = ""] = name.split("#");
    if (known[to].includes(name) || !(isComplete || pages.has(page))) return [];
    let expected = "the path of a page of this site";
    if (to === "anchor") expected += " with one of its anchors";
    if (anchor && pages.has(page)) expected = `an anchor of ${page}`;
    if (anchors[page]?.includes(anchor)) {
      expected = "a group with members (groups without members are hidden)";
    }
    const hint = nearestName(name, known[to]);
    return problemAt(document, node, { found: quote(name), expected, hint });
  });
};

/** Returns the ids on each page of the site, by its path. */
function pagesOf(content: AllContent): Map<string, string[]> {
  const pages = new Map(
    content.pages.map((page) => [
      page,
      [...(anchors[page] ?? []), CONTACT_ANCHOR],
    ]),
  );
  for (const { root } of documentsOf(content, "legal/*.json")) {
    const path = root && findNodeAtLocation(root, ["path"]);
    if (path) pages.set(String(path.value), [CONTACT_ANCHOR]);
  }
  for (const { file } of content.documents) {
    const path = programPath(file);
    if (path !== undefined) pages.set(path, [CONTACT_ANCHOR]);
  }
  for (const { root, problems } of documentsOf(content, "team.json")) {
    if (!root || problems.length > 0) continue;
    const { groups } = getNodeValue(root) as TeamContent;
    const hidden: readonly string[] = teamAnchors.filter((anchor) =>
      groups.every(
        (group) => group.anchor !== anchor || group.members.length === 0,
      ),
    );
    const shown = pages.get("/teams")?.filter((id) => !hidden.includes(id));
    pages.set("/teams", shown ?? []);
  }
  return pages;
}

/**
 * Reports paths, titles and descriptions that two pages share, and headings that
 * two programs share.
 */
export const uniquePages: Rule = ({ documents, pages }) => {
  const programs = documents.flatMap(({ file }) => programPath(file) ?? []);
  const first = new Map(
    ["/404", ...pages, ...programs].map((path) => [
      `path ${path}`,
      "which is already in use",
    ]),
  );
  const fields = documents.flatMap((document) =>
    [
      ["path"],
      ["meta", "title"],
      ["meta", "description"],
      ...(programPath(document.file) ? [["heading"]] : []),
    ].map((path) => ({
      document,
      field: path.at(-1),
      node: document.root && findNodeAtLocation(document.root, path),
    })),
  );
  return fields.flatMap(({ document, field, node }) => {
    if (typeof node?.value !== "string") return [];
    const key = `${field} ${foldCase(node.value)}`;
    const earlier = first.get(key);
    const { line } = positionAt(document.text, node.offset);
    first.set(key, earlier ?? `which is also at ${document.file}:${line}`);
    if (earlier === undefined) return [];
    return problemAt(document, node, {
      found: `${quote(node.value)}, ${earlier}`,
      expected: `a ${field} that no other ${field === "heading" ? "program" : "page"} has`,
    });
  });
};
