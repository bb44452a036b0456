import { features } from "../declarations/features";
import { program, programPath } from "../declarations/program";
import { foldCase } from "../declarations/reportDuplicates";
import { valuesIn } from "../json/values";
import type { FieldPath } from "../report/problems";
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
        places: [{ file, path: ["features", index, "tags"] }],
      };
    }),
  );

const placeholder = [
  // Domains reserved for examples: https://www.rfc-editor.org/rfc/rfc2606
  /(^|[@./])example\.(org|com|net)\b/,
  /\.(example|invalid|test)\b/,
  // Phone numbers reserved for fiction: 555-0100 to 555-0199.
  /^tel:\+1\d{3}55501\d\d$/,
  /^example-/,
];

/** A role in place of a member's name, such as "Research Member 3". */
const roleAsName = /^([\p{L}-]+ )*(Mentor|Lead|Manager|Member)( \d+)?$/u;

/** Lists invented names, addresses and phone numbers in one warning. */
export const placeholders: WarningRule = ({ files, folder }) => {
  const places = files.flatMap(({ file, content }) =>
    [...valuesIn(content)]
      .filter(({ path, value }) => isPlaceholder(path, value))
      .map(({ path }) => ({ file, path })),
  );
  const summary = `${pluralize(places.length, "placeholder")} left in ${folder}/, replace them before you publish the site`;
  return [{ summary, places }];
};

const isPlaceholder = (path: FieldPath, value: unknown): boolean =>
  typeof value === "string" &&
  (placeholder.some((pattern) => pattern.test(value)) ||
    (roleAsName.test(value) && /members,\d+,name$/.test(path.join())));
