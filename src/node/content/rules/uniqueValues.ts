import { documentsOf, type Rule } from "../content";
import { select } from "../select";
import { doubled } from "./doubled";

interface Unique {
  file: string;
  /** What they are unique in; by default the file. */
  within?: string;
  /** Patterns of the values, from there. */
  values: readonly string[];
  expected: string;
}

const card = "a title that no other card here has";
const heading = "a heading that no other section here has";
const label = "a text that no other link here has";

/** What there must not be twice, because visitors could not tell it apart. */
const unique: readonly Unique[] = [
  {
    file: "team.json",
    values: ["groups[].heading"],
    expected: "a heading that no other group has",
  },
  {
    file: "team.json",
    values: ["groups[].members[].name"],
    expected: "a name that no other member has",
  },
  {
    file: "features.json",
    values: ["features[].id"],
    expected: "a number that no other feature has",
  },
  {
    file: "features.json",
    values: ["features[].title"],
    expected: "a title that no other feature has",
  },
  {
    file: "features.json",
    within: "features[]",
    values: ["tags[]"],
    expected: "a tag that this feature does not have yet",
  },
  {
    file: "faqs.json",
    values: ["faqs[].question"],
    expected: "a question that was not asked yet",
  },
  { file: "home.json", values: ["vision.cards[].title"], expected: card },
  { file: "home.json", values: ["ecosystem.items[].title"], expected: card },
  {
    file: "home.json",
    values: ["collaborate.statistics[].label"],
    expected: "a label that no other figure has",
  },
  {
    file: "home.json",
    values: [
      "vision.heading",
      "ecosystem.heading",
      "collaborate.heading",
      "questions.heading",
    ],
    expected: heading,
  },
  { file: "about.json", values: ["whyGainova.cards[].title"], expected: card },
  {
    file: "about.json",
    values: ["heading", "whatIsGainova.heading", "whyGainova.heading"],
    expected: heading,
  },
  { file: "why-join.json", values: ["reasons.cards[].title"], expected: card },
  { file: "legal/*.json", values: ["sections[].heading"], expected: heading },
  { file: "navigation.json", values: ["items[].label"], expected: label },
  {
    file: "navigation.json",
    within: "items[]",
    values: ["subsections[].label"],
    expected: label,
  },
  {
    file: "navigation.json",
    within: "items[]",
    values: ["subsections[].path"],
    expected: "a section that this dropdown does not lead to yet",
  },
  {
    file: "site.json",
    values: ["connect.accounts[].label", "follow.accounts[].label"],
    expected: "a name that no other account has",
  },
  {
    file: "site.json",
    values: ["connect.accounts[].href", "follow.accounts[].href"],
    expected: "an address that no other account has",
  },
  { file: "site.json", values: ["legalLinks[].label"], expected: label },
];

/** Values that must be there only once, are. */
export const uniqueValues: Rule = (content) =>
  unique.flatMap(({ file, within = "", values, expected }) =>
    documentsOf(content, file).flatMap((document) =>
      select(document.root, within).flatMap((part) => {
        const nodes = values.flatMap((pattern) => select(part, pattern));
        return doubled(
          nodes.map((node) => ({ document, node })),
          expected,
        );
      }),
    ),
  );
