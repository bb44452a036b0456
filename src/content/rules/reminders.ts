import { getNodeValue, type Node } from "jsonc-parser";

import { filesOf, type WarningRule } from "./rule";
import type { FeaturesContent } from "../declarations/features";
import { programPath, type ProgramContent } from "../declarations/program";
import { pathOf, positionAt, walk } from "../json/syntaxTree";
import { foldCase } from "../declarations/reportDuplicates";
import { dayAfter } from "../localTime";
import { pluralize } from "../report/wording";

/** Warns of programs whose card on the features page has the tag of what has not started. */
export const openedPrograms: WarningRule = (content) => {
  const programs = filesOf(content, "programs/*.json").flatMap(
    ({ file, root }) => {
      const path = programPath(file);
      if (!root || path === undefined) return [];
      const { heading } = getNodeValue(root) as ProgramContent;
      return { path, heading };
    },
  );
  return filesOf(content, "features.json").flatMap(({ file, root }) => {
    if (!root) return [];
    const { comingSoon, features } = getNodeValue(root) as FeaturesContent;
    return features.flatMap(({ title, tags, link }, index) => {
      const program = programs.find(
        ({ path, heading }) =>
          path === link?.href || foldCase(heading) === foldCase(title),
      );
      const isSoon = tags.some((tag) => foldCase(tag) === foldCase(comingSoon));
      if (!program || !isSoon) return [];
      return {
        summary: `"${title}" has opened at ${program.path}, but its card still says "${comingSoon}"`,
        places: [`${file}  features[${index}].tags`],
      };
    });
  });
};

/** Lists entries that are announced in the future: feeds sort by the day. */
export const lateAnnouncements: WarningRule = (content) => {
  // Somewhere, it is already the next day.
  const latest = dayAfter(content.today);
  const places = filesOf(content, "programs/*.json").flatMap(
    ({ file, root }) => {
      if (!root) return [];
      const { entries } = getNodeValue(root) as ProgramContent;
      return entries.flatMap(({ announced }, index) =>
        announced > latest ? `${file}  entries[${index}].announced` : [],
      );
    },
  );
  const noun = places.length === 1 ? "entry is" : "entries are";
  const summary = `${places.length} ${noun} announced on a day to come`;
  return places.length > 0 ? [{ summary, places }] : [];
};

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
  const places = files.flatMap(({ file, text, root }) =>
    [...walk(root)].filter(isPlaceholder).map((node) => {
      const { line } = positionAt(text, node.offset);
      return `${file}:${line}  ${pathOf(node)}`;
    }),
  );
  if (isInvented(repository)) places.push("package.json  repository");
  const summary = `${pluralize(places.length, "placeholder")} left in ${folder}/, replace them before you publish the site`;
  return places.length > 0 ? [{ summary, places }] : [];
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
