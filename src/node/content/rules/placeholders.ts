import type { Node } from "jsonc-parser";

import type { WarningRule } from "../content";
import { pathOf, walk } from "../json/tree";
import { count } from "../describe";

/** Texts that were put in until the real ones are known. */
const placeholder = [
  // Domains that are kept free for examples (RFC 2606).
  /(^|[@./])example\.(org|com|net)\b/,
  /\.(example|invalid|test)\b/,
  // Telephone numbers that are kept free for fiction: 555-0100 to 555-0199.
  /^tel:\+1\d{3}55501\d\d$/,
  // GitHub names of the members who are not known yet.
  /^example-/,
];

/** The community's own page, in place of a member's profile. */
const communityPage = /linkedin\.com\/company\/gainova\/?$/;

/** A member who has a role for a name, and perhaps a number. */
const roleAsName = /^([\p{L}-]+ )*(Mentor|Lead|Manager|Member)( \d+)?$/u;

/**
 * One warning, which lists what still has to be replaced: a line for each
 * object that holds some, as a member has up to four.
 */
export const placeholders: WarningRule = ({ documents, source }) => {
  let amount = 0;
  const places = documents.flatMap(({ file, root, positionOf }) => {
    const byHolder = new Map<string, { line: number; text: string }>();
    for (const node of root ? walk(root) : []) {
      const path = pathOf(node);
      if (!isPlaceholder(node, path)) continue;
      amount += 1;
      const [, holder = path, field] = /^(.*)\.(.*)$/.exec(path) ?? [];
      const { line } = positionOf(node.offset);
      const place = byHolder.get(holder);
      if (place) place.text += `, ${field}`;
      else byHolder.set(holder, { line, text: path });
    }
    return [...byHolder.values()].map((place) => ({ file, ...place }));
  });
  const summary = `${count(amount, "placeholder")} left in ${source.folder}/, to be replaced before the site goes public`;
  return amount > 0 ? [{ summary, places }] : [];
};

function isPlaceholder({ type, value }: Node, path: string): boolean {
  const text = String(value);
  return (
    type === "string" &&
    (placeholder.some((pattern) => pattern.test(text)) ||
      (communityPage.test(text) && /members\[\d+\]\.linkedin$/.test(path)) ||
      (roleAsName.test(text) && /members\[\d+\]\.name$/.test(path)))
  );
}
