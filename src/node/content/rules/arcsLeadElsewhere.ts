import type { Rule } from "../content";
import { mistakeAt } from "../document";
import { quote } from "../words";
import { arcCities } from "./arcCities";
import { fold } from "./doubled";

/** An arc leads from one city to another. */
export const arcsLeadElsewhere: Rule = (content) =>
  arcCities(content).flatMap(([start, end]) => {
    if (!start || !end || fold(start.name) !== fold(end.name)) return [];
    return mistakeAt(end.document, end.node, {
      found: `${quote(end.name)}, where the arc starts`,
      expected: "another city",
    });
  });
