import { routes } from "../../../navigation/routes";
import { documentsOf, isSound, type Rule } from "../content";
import { mistakeAt } from "../document";
import { childOf } from "../json/tree";
import { select } from "../select";
import { quote } from "../words";
import { referringFields } from "./referringFields";

const teams = "/teams";

/** Links to a group of the team lead to one with members: others are hidden. */
export const shownGroups: Rule = (content) => {
  if (!isSound(content, "team.json")) return [];
  const hidden = new Set<string>(
    routes[teams].anchors.map((anchor) => `${teams}#${anchor}`),
  );
  for (const document of documentsOf(content, "team.json")) {
    for (const group of select(document.root, "groups[]")) {
      const members = childOf(group, "members")?.children ?? [];
      const anchor = String(childOf(group, "anchor")?.value);
      if (members.length > 0) hidden.delete(`${teams}#${anchor}`);
    }
  }
  return referringFields(content.documents, "anchor")
    .filter(({ name }) => hidden.has(name))
    .map(({ document, node, name }) =>
      mistakeAt(document, node, {
        found: `${quote(name)}, where no group has members`,
        expected:
          "a group with members, for the page hides the others; remove this link, or add a member",
      }),
    );
};
