import { getNodeValue } from "jsonc-parser";

import { documentsOf, type Rule } from "../content";
import { place } from "../declarations/home";
import { quote } from "../describe";
import { placeOf, problemAt } from "../document";
import { select } from "../select";
import { fold } from "./uniqueValues";

/**
 * Each arc leads from one city to another, and a city lies in one place,
 * however many arcs meet there. What is not declared as a city is left out: a
 * latitude beyond the poles must not make others look wrong.
 */
export const arcCities: Rule = (content) =>
  documentsOf(content, "home.json").flatMap((document) => {
    const known = new Map<string, { at: string; position: string }>();
    return select(document.root, "collaborate.arcs[]").flatMap((arc) => {
      const [start] = select(arc, "start.city");
      return ["start", "end"].flatMap((end) => {
        const [node] = select(arc, end);
        const { data } = place.safeParse(node && getNodeValue(node));
        if (!node || !data) return [];
        const { city, lat, lng } = data;
        if (end === "end" && fold(city) === fold(String(start?.value))) {
          const found = `${quote(city)}, where the arc starts`;
          return problemAt(document, node, { found, expected: "another city" });
        }
        const position = `${lat}, ${lng}`;
        const earlier = known.get(fold(city));
        if (!earlier)
          known.set(fold(city), { at: placeOf(document, node), position });
        if (!earlier || earlier.position === position) return [];
        return problemAt(document, node, {
          found: `${quote(city)} at ${position}`,
          expected: `${quote(city)} at ${earlier.position}, as at ${earlier.at}`,
        });
      });
    });
  });
