import { findNodeAtLocation, getNodeValue } from "jsonc-parser";

import { anchors, CONTACT_ANCHOR, teamAnchors } from "../anchors";
import type { TeamContent } from "../declarations/team";
import { siblingValues } from "../json/syntaxTree";
import type { Content } from "../readContent";
import { meantName } from "../report/meantName";
import { programPath } from "../declarations/program";
import { problemAt } from "../report/problems";
import { joinWithOr, quote } from "../report/wording";
import { filesOf, referencesTo, type Rule } from "./rule";

/** Reports links to pages and anchors that do not exist. */
export const knownPages: Rule = (content) => {
  const pages = pagesOf(content);
  const paths = [...pages.keys()];
  const targets = [...pages].flatMap(([page, ids]) =>
    ids.map((id) => `${page}#${id}`),
  );
  // A legal page may be missing because its file has another problem.
  const isComplete = filesOf(content, "legal/*.json").every(
    ({ problems }) => problems.length === 0,
  );
  return referencesTo(content, "page", "link", "anchor").flatMap(
    ({ file, node, name, kind }) => {
      const isAnchor = kind.kind === "anchor";
      const known = isAnchor ? targets : paths;
      const [page = "", anchor = ""] = name.split("#");
      if (known.includes(name) || !name.startsWith("/")) return [];
      if (!isComplete && !pages.has(page)) return [];
      let expected = "the path of a page of this site";
      if (isAnchor) expected += " with one of its anchors";
      if (anchor && pages.has(page)) expected = `an anchor of ${page}`;
      if (anchors[page]?.includes(anchor)) {
        expected = "a group with members: remove this link, or add a member";
      }
      const taken = siblingValues(node);
      const free = known.filter((each) => !taken.has(each));
      const hint = meantName(name, free);
      return problemAt(file, node, { found: quote(name), expected, hint });
    },
  );
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
    const name = String(path?.value);
    if (path && !pages.has(name)) pages.set(name, [CONTACT_ANCHOR]);
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
