import type { Icons, Rule } from "../content";
import { quote } from "../wording";
import { nearestName } from "../nearestName";
import { problemAt } from "../report";
import { findReferences } from "./findReferences";

/** Reports icons that Font Awesome does not have. */
export const knownIcons: Rule = ({ documents, source: { icons } }) =>
  findReferences(documents)
    .filter(({ reference }) => reference.to === "icon")
    .filter(({ name }) => !icons.names.has(name))
    .map(({ document, node, name }) =>
      problemAt(document, node, {
        found: quote(name),
        expected: "the name of a free icon of Font Awesome 6.7.2",
        hint: suggestIcon(name, icons),
      }),
    );

/** People may paste CSS classes, such as `fa-solid fa-rocket`. */
function suggestIcon(name: string, icons: Icons): string | undefined {
  const bare = (name.split(/\s+/).at(-1) ?? name).replace(/^fa-/, "");
  if (icons.names.has(bare)) return bare;
  return icons.renamed.get(bare) ?? nearestName(bare, icons.names);
}
