import type { Node } from "jsonc-parser";

import type { Caution } from "../content";
import type { Document } from "../document";
import { pathOf, walk } from "../json/tree";
import { count } from "../words";

/** Texts that were put in until the real ones are known. */
const placeholder = [
  // Domains that are kept free for examples (RFC 2606).
  /(^|[@./])example\.(org|com|net)\b/,
  /\.(example|invalid|test)\b/,
  // Telephone numbers that are kept free for fiction: 555-0100 to 555-0199.
  /^tel:\+1\d{3}55501\d\d$/,
  // GitHub names in the manner of this site's first version.
  /^example-/,
];

/** A member who has a role for a name, and perhaps a number. */
const roleAsName = /^([\p{L}-]+ )*(Mentor|Lead|Manager|Member)( \d+)?$/u;

/** One warning, which lists what still has to be replaced. */
export const placeholders: Caution = ({ documents, source }) => {
  const places = documents.flatMap(placesIn);
  const amount = places.reduce((sum, { fields }) => sum + fields, 0);
  const summary = `${count(amount, "placeholder")} left in ${source.folder}/, to be replaced before the site goes public`;
  return amount > 0 ? [{ summary, places }] : [];
};

/** A line for each object that holds some: a member has up to four. */
function placesIn({ file, root, positionOf }: Document) {
  const byHolder = new Map<Node | undefined, Node[]>();
  for (const node of root ? walk(root) : []) {
    if (!isPlaceholder(node)) continue;
    const holder = node.parent?.parent;
    byHolder.set(holder, [...(byHolder.get(holder) ?? []), node]);
  }
  return [...byHolder.values()].flatMap((nodes) => {
    const [first, ...others] = nodes;
    if (!first) return [];
    return {
      file,
      line: positionOf(first.offset).line,
      text: [pathOf(first), ...others.map(fieldName)].join(", "),
      fields: nodes.length,
    };
  });
}

function fieldName(node: Node): string {
  return pathOf(node).replace(/^.*\./, "");
}

function isPlaceholder(node: Node): boolean {
  if (node.type !== "string") return false;
  const text = String(node.value);
  return (
    placeholder.some((pattern) => pattern.test(text)) ||
    (roleAsName.test(text) && /members\[\d+\]\.name$/.test(pathOf(node)))
  );
}
