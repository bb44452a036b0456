import type { Node } from "jsonc-parser";

import { features } from "../declarations/features";
import { program, programPath } from "../declarations/program";
import { pathOf, positionAt, walk } from "../json/syntaxTree";
import { foldCase } from "../declarations/reportDuplicates";
import { dayAfter } from "../localTime";
import { pluralize } from "../report/wording";
import { validContent, type WarningRule } from "./rule";

/** Warns of programs whose card on the features page has the tag of what has not started. */
export const openedPrograms: WarningRule = (content) =>
  validContent(content, features).flatMap(({ file, comingSoon, features }) =>
    features.flatMap(({ title, tags, link }, index) => {
      const opened = validContent(content, program).find(
        (each) =>
          programPath(each.file) === link?.href ||
          foldCase(each.heading) === foldCase(title),
      );
      const isSoon = tags.some((tag) => foldCase(tag) === foldCase(comingSoon));
      if (!opened || !isSoon) return [];
      return {
        summary: `"${title}" has opened at ${programPath(opened.file)}, but its card still says "${comingSoon}"`,
        locations: [`${file}  features[${index}].tags`],
      };
    }),
  );

/** Lists entries that are announced in the future: feeds sort by the day. */
export const lateAnnouncements: WarningRule = (content) => {
  // Somewhere, it is already the next day.
  const latest = dayAfter(content.today);
  const locations = validContent(content, program).flatMap(
    ({ file, entries }) =>
      entries.flatMap(({ announced }, index) =>
        announced > latest ? `${file}  entries[${index}].announced` : [],
      ),
  );
  const noun = locations.length === 1 ? "entry is" : "entries are";
  const summary = `${locations.length} ${noun} announced on a day to come`;
  return [{ summary, locations }];
};

/** Lists files of which a save in the forms would change lines that nobody edited. */
export const formatting: WarningRule = ({ files }) => {
  const locations = files
    .filter(({ text }) => !isFormatted(text))
    .map(({ file }) => file);
  const summary = `A save in /admin/ would also format ${pluralize(locations.length, "file")} anew`;
  return [{ summary, locations }];
};

const isFormatted = (text: string): boolean =>
  text.replaceAll("\r\n", "\n").trimEnd() ===
  JSON.stringify(JSON.parse(text), null, 2);

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
export const placeholders: WarningRule = ({ files, folder, repository }) => {
  const locations = files.flatMap(({ file, text, root }) =>
    [...walk(root)].filter(isPlaceholder).map((node) => {
      const { line } = positionAt(text, node.offset);
      return `${file}:${line}  ${pathOf(node)}`;
    }),
  );
  if (isInvented(repository)) locations.push("package.json  repository");
  const summary = `${pluralize(locations.length, "placeholder")} left in ${folder}/, replace them before you publish the site`;
  return [{ summary, locations }];
};

const isInvented = (text: string): boolean =>
  placeholder.some((pattern) => pattern.test(text));

function isPlaceholder(node: Node): boolean {
  const text = String(node.value);
  return (
    isInvented(text) ||
    (communityPage.test(text) &&
      /members\[\d+\]\.linkedin$/.test(pathOf(node))) ||
    (roleAsName.test(text) && /members\[\d+\]\.name$/.test(pathOf(node)))
  );
}
