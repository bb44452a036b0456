import type { Node } from "jsonc-parser";

import type { WarningRule } from "../content";
import { pluralize } from "../wording";
import { pathOf, positionAt, walk } from "../json/syntaxTree";

const placeholder = [
  // Domains reserved for examples: https://www.rfc-editor.org/rfc/rfc2606
  /(^|[@./])example\.(org|com|net)\b/,
  /\.(example|invalid|test)\b/,
  // Phone numbers reserved for fiction: 555-0100 to 555-0199.
  /^tel:\+1\d{3}55501\d\d$/,
  /^example-/,
];

/** The community's own page, in place of a member's profile. */
const communityPage = /linkedin\.com\/company\/gainova\/?$/;

/** A role in place of a member's name, such as "Research Member 3". */
const roleAsName = /^([\p{L}-]+ )*(Mentor|Lead|Manager|Member)( \d+)?$/u;

/** Lists invented names, addresses and phone numbers in one warning. */
export const placeholders: WarningRule = ({ documents, source }) => {
  const places = documents.flatMap(({ file, text, root }) =>
    [...walk(root)].filter(isPlaceholder).map((node) => {
      const { line } = positionAt(text, node.offset);
      return `${file}:${line}  ${pathOf(node)}`;
    }),
  );
  const summary = `${pluralize(places.length, "placeholder")} left in ${source.folder}/, replace them before you publish the site`;
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
