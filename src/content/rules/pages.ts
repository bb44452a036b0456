import { anchors, CONTACT_ANCHOR, teamAnchors } from "../anchors";
import { declaredPages } from "../declarations";
import { legal } from "../declarations/legal";
import { programPath } from "../declarations/program";
import { team } from "../declarations/team";
import { siblingValues, valueAt } from "../json/values";
import type { ParsedFile } from "../parseFile";
import type { Content } from "../readContent";
import { meantName } from "../report/meantName";
import { filesOf, referencesTo, validContent, type Rule } from "./rule";

/** Reports links to pages and anchors that do not exist. */
export const knownPages: Rule = (content) => {
  const pages = pagesOf(content);
  const paths = [...pages.keys()];
  const targets = [...pages].flatMap(([page, ids]) =>
    ids.map((id) => `${page}#${id}`),
  );
  // A legal page may be missing because its file has another problem.
  const isComplete = filesOf(content, legal).every(
    ({ problems }) => problems.length === 0,
  );
  return referencesTo(content, "page", "link", "anchor").flatMap(
    ({ file, path, name, schema, content }) => {
      const isAnchor = schema.kind === "anchor";
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
      const taken = siblingValues(content, path);
      const free = known.filter((each) => !taken.has(each));
      return { file, path, expected, hint: meantName(name, free) };
    },
  );
};

/** Returns the ids on each page of the site, by its path. */
function pagesOf(content: Content): Map<string, string[]> {
  const made = content.files.flatMap(
    (file) => programPath(file.file) ?? legalPath(file) ?? [],
  );
  const [valid] = validContent(content, team);
  const hidden: readonly string[] = teamAnchors.filter((anchor) =>
    valid?.groups.every(
      (group) => group.anchor !== anchor || group.members.length === 0,
    ),
  );
  return new Map(
    [...declaredPages, ...made].map((page) => {
      const ids = [...(anchors[page] ?? []), CONTACT_ANCHOR];
      const isShown = (id: string) => page !== "/teams" || !hidden.includes(id);
      return [page, ids.filter(isShown)];
    }),
  );
}

/** Returns the path of the page that a legal text makes. */
function legalPath({ declaration, content }: ParsedFile): string | undefined {
  const path = valueAt(content, ["path"]);
  const isPath = declaration.schema === legal && typeof path === "string";
  return isPath ? path : undefined;
}
