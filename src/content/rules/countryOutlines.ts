import { outlineProblems } from "../outlineProblems";
import type { Rule } from "../content";

const file = "node_modules/world-atlas/countries-50m.json";

/** Reports country outlines that are not polygons. */
export const countryOutlines: Rule = ({ source: { outlines } }) =>
  outlineProblems(outlines).map((problem) => ({
    file,
    line: 1,
    column: 1,
    ...problem,
  }));
