import type { Node } from "jsonc-parser";

import type { WarningRule } from "../content";
import { count } from "../describe";
import { pathOf, positionAt, walk } from "../json/nodes";

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

/** What still has to be replaced, in one warning. */
export const placeholders: WarningRule = ({ documents, source }) => {
  const places = documents.flatMap(({ file, text, root }) =>
    [...walk(root)].filter(isPlaceholder).map((node) => {
      const { line } = positionAt(text, node.offset);
      return `${file}:${line}  ${pathOf(node)}`;
    }),
  );
  const summary = `${count(places.length, "placeholder")} left in ${source.folder}/, to be replaced before the site goes public`;
  return places.length > 0 ? [{ summary, places }] : [];
};

function isPlaceholder(node: Node): boolean {
  const text = String(node.value);
  return (
    placeholder.some((pattern) => pattern.test(text)) ||
    (communityPage.test(text) &&
      /members\[\d+\]\.linkedin$/.test(pathOf(node))) ||
    (roleAsName.test(text) && /members\[\d+\]\.name$/.test(pathOf(node)))
  );
}
