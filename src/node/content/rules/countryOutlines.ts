import { outlineProblems } from "../../map/outlineProblems";
import type { Rule } from "../content";

/** Where the outlines come from; no file of `data/`, so without a line. */
const file = "node_modules/world-atlas/countries-50m.json";

/** The outlines of the countries are areas that the map can be drawn of. */
export const countryOutlines: Rule = ({ source: { outlines } }) =>
  outlineProblems(outlines).map((problem) => ({
    file,
    line: 1,
    column: 1,
    ...problem,
  }));
