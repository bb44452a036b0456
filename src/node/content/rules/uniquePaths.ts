import type { Rule } from "../content";
import { mistakeAt } from "../document";
import { quote } from "../words";
import { doubled } from "./doubled";
import { legalPaths } from "./legalPaths";

const expected = "a path that no other page has";

/** Each legal text has a path of its own, which no other page has. */
export const uniquePaths: Rule = (content) => {
  const { anchors } = content.source.pages;
  const legal = legalPaths(content);
  const taken = legal
    .filter(({ path }) => anchors.has(path) || path === "/404")
    .map(({ document, node, path }) =>
      mistakeAt(document, node, {
        found: `${quote(path)}, which is another page's`,
        expected,
      }),
    );
  return [...taken, ...doubled(legal, expected)];
};
