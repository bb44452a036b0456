import type { Node } from "jsonc-parser";

import { documentsOf, type Rule } from "../content";
import { describeValue } from "../describe";
import { placeOf, problemAt, type Document } from "../document";
import { pathOf } from "../json/tree";
import type { Problem } from "../report";
import { select } from "../select";

const card = "a title that no other card here has";
const heading = "a heading that no other section here has";
const label = "a text that no other link here has";

/**
 * What visitors could not tell apart: the file, the values that must differ
 * (patterns, with blanks between them), what is expected, and the part of the
 * file within which they must differ, if not all of it.
 */
const unique: readonly (readonly [string, string, string, string?])[] = [
  ["team.json", "groups[].heading", "a heading that no other group has"],
  ["team.json", "groups[].members[].name", "a name that no other member has"],
  ["features.json", "features[].id", "a number that no other feature has"],
  ["features.json", "features[].title", "a title that no other feature has"],
  [
    "features.json",
    "tags[]",
    "a tag that this feature does not have yet",
    "features[]",
  ],
  ["faqs.json", "faqs[].question", "a question that was not asked yet"],
  ["home.json", "vision.cards[].title", card],
  ["home.json", "ecosystem.items[].title", card],
  [
    "home.json",
    "collaborate.statistics[].label",
    "a label that no other figure has",
  ],
  ["home.json", "*.heading", heading],
  ["about.json", "whyGainova.cards[].title", card],
  ["about.json", "heading *.heading", heading],
  ["why-join.json", "reasons.cards[].title", card],
  ["legal/*.json", "sections[].heading", heading],
  ["navigation.json", "items[].label", label],
  ["navigation.json", "subsections[].label", label, "items[]"],
  [
    "navigation.json",
    "subsections[].path",
    "a section that this dropdown does not lead to yet",
    "items[]",
  ],
  ["site.json", "*.accounts[].label", "a name that no other account has"],
  ["site.json", "*.accounts[].href", "an address that no other account has"],
  ["site.json", "legalLinks[].label", label],
];

/** What tells pages apart, in addresses and in tabs. */
const uniqueAmongPages = [
  ["path", "a path that no other page has"],
  ["meta.title", "a title that no other page has"],
] as const;

/** Values by which visitors tell things apart are there only once. */
export const uniqueValues: Rule = (content) => [
  ...uniqueAmongPages.flatMap(([pattern, expected]) =>
    doubled(
      content.documents.flatMap((document) =>
        select(document.root, pattern).map((node) => ({ document, node })),
      ),
      expected,
    ),
  ),
  ...unique.flatMap(([file, patterns, expected, within = ""]) =>
    documentsOf(content, file).flatMap((document) =>
      select(document.root, within).flatMap((part) => {
        const nodes = patterns.split(" ").flatMap((each) => select(part, each));
        return doubled(
          nodes.map((node) => ({ document, node })),
          expected,
        );
      }),
    ),
  ),
];

interface Value {
  document: Document;
  node: Node;
}

/** Finds values that were there before. */
function doubled(values: readonly Value[], expected: string): Problem[] {
  const first = new Map<string, Value>();
  return values.flatMap(({ document, node }) => {
    const value: unknown = node.value;
    if (typeof value !== "string" && typeof value !== "number") return [];
    const key = fold(String(value));
    const earlier = first.get(key);
    if (!earlier) {
      first.set(key, { document, node });
      return [];
    }
    const place = placeOf(earlier.document, earlier.node);
    const found = `${describeValue(node, document.text)}, as in ${pathOf(earlier.node)} at ${place}`;
    return problemAt(document, node, { found, expected });
  });
}

/**
 * A text as a reader compares it: without capitals, needless blanks and the
 * ways in which Unicode writes one letter.
 */
export function fold(text: string): string {
  return text.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();
}
