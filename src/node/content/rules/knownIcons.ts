import type { Icons, Rule } from "../content";
import { quote } from "../describe";
import { nearestName } from "../nearestName";
import { problemAt } from "../report";
import { referringFields } from "./referringFields";

/** Icons are named as Font Awesome names them. */
export const knownIcons: Rule = ({ documents, source: { icons } }) =>
  referringFields(documents)
    .filter(({ reference }) => reference.to === "icon")
    .filter(({ name }) => !icons.names.has(name))
    .map(({ document, node, name }) =>
      problemAt(document, node, {
        found: quote(name),
        expected: "the name of a free icon of Font Awesome 6.7.2",
        hint: meantIcon(name, icons),
      }),
    );

/** Examples elsewhere are written as CSS classes: `fa-solid fa-rocket`. */
function meantIcon(name: string, icons: Icons): string | undefined {
  const bare = (name.split(/\s+/).at(-1) ?? name).replace(/^fa-/, "");
  if (icons.names.has(bare)) return bare;
  return icons.renamed.get(bare) ?? nearestName(bare, icons.names);
}
