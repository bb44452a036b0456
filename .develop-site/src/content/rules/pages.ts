import { findNodeAtLocation, getNodeValue } from "jsonc-parser";

import { anchors, CONTACT_ANCHOR, teamAnchors } from "../anchors";
import type { TeamContent } from "../declarations/team";
import { positionAt } from "../json/syntaxTree";
import type { Content } from "../readContent";
import { nearestName } from "../report/nearestName";
import { programPath } from "../declarations/program";
import { problemAt } from "../report/problems";
import { foldCase } from "../declarations/reportDuplicates";
import { joinWithOr, quote } from "../report/wording";
import { findReferences } from "./references";
import { filesOf, type Rule } from "./rule";

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
  const isComplete = filesOf(content, "legal/*.json").every(
    ({ problems }) => problems.length === 0,
  );
  return findReferences(content.files).flatMap((field) => {
    const { file, node, name, reference } = field;
    const { kind: to } = reference;
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
    return problemAt(file, node, { found: quote(name), expected, hint });
  });
};

/** Returns the ids on each page of the site, by its path. */
function pagesOf(content: Content): Map<string, string[]> {
  const pages = new Map(
    content.pages.map((page) => [
      page,
      [...(anchors[page] ?? []), CONTACT_ANCHOR],
    ]),
  );
  for (const { root } of filesOf(content, "legal/*.json")) {
    const path = root && findNodeAtLocation(root, ["path"]);
    if (path) pages.set(String(path.value), [CONTACT_ANCHOR]);
  }
  for (const { file } of content.files) {
    const path = programPath(file);
    if (path !== undefined) pages.set(path, [CONTACT_ANCHOR]);
  }
  for (const { root, problems } of filesOf(content, "team.json")) {
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

/** Reports pages that would be among the site's other files. */
export const freePaths: Rule = (content) => {
  const { reservedFolders: folders } = content;
  return filesOf(content, "legal/*.json").flatMap((file) => {
    const node = file.root && findNodeAtLocation(file.root, ["path"]);
    const path = String(node?.value);
    const taken = folders.find((folder) => `${path}/`.startsWith(`${folder}/`));
    if (!node || taken === undefined) return [];
    return problemAt(file, node, {
      found: `${quote(path)}, but ${taken} holds other files of the site`,
      expected: `a path that does not start with ${joinWithOr(folders)}`,
    });
  });
};

/**
 * Reports paths, titles and descriptions that two pages share, and headings that
 * two programs share.
 */
export const uniquePages: Rule = ({ files, pages }) => {
  const programs = files.flatMap(({ file }) => programPath(file) ?? []);
  const first = new Map(
    ["/404", ...pages, ...programs].map((path) => [
      `path ${path}`,
      "which is already in use",
    ]),
  );
  const fields = files.flatMap((parsed) =>
    [
      ["path"],
      ["meta", "title"],
      ["meta", "description"],
      ...(programPath(parsed.file) ? [["heading"]] : []),
    ].map((path) => ({
      parsed,
      field: path.at(-1),
      node: parsed.root && findNodeAtLocation(parsed.root, path),
    })),
  );
  return fields.flatMap(({ parsed, field, node }) => {
    if (typeof node?.value !== "string") return [];
    const key = `${field} ${foldCase(node.value)}`;
    const earlier = first.get(key);
    const { line } = positionAt(parsed.text, node.offset);
    first.set(key, earlier ?? `which is also at ${parsed.file}:${line}`);
    if (earlier === undefined) return [];
    return problemAt(parsed, node, {
      found: `${quote(node.value)}, ${earlier}`,
      expected: `a ${field} that no other ${field === "heading" ? "program" : "page"} has`,
    });
  });
};
