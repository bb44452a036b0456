import { routes } from "../../../navigation/routes";
import { areValid, documentsOf, type Rule } from "../content";
import { quote } from "../describe";
import { problemAt } from "../document";
import { select } from "../select";
import { referringFields } from "./referringFields";

const teams = "/teams";

/** Links to a group of the team lead to one with members: others are hidden. */
export const shownGroups: Rule = (content) => {
  const [team] = documentsOf(content, "team.json");
  if (!team || !areValid([team])) return [];
  const hidden = new Set<string>(
    routes[teams].anchors.map((anchor) => `${teams}#${anchor}`),
  );
  for (const group of select(team.root, "groups[]")) {
    const [anchor] = select(group, "anchor");
    const [member] = select(group, "members[]");
    if (member) hidden.delete(`${teams}#${String(anchor?.value)}`);
  }
  return referringFields(content.documents, "anchor")
    .filter(({ name }) => hidden.has(name))
    .map(({ document, node, name }) =>
      problemAt(document, node, {
        found: `${quote(name)}, where no group has members`,
        expected:
          "a group with members, for the page hides the others; remove this link, or add a member",
      }),
    );
};
