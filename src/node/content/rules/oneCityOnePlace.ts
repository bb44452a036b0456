import type { Rule } from "../content";
import { mistakeAt, placeOf } from "../document";
import { quote } from "../words";
import { arcCities, type City } from "./arcCities";
import { fold } from "./doubled";

/** A city lies in one place, however many arcs meet there. */
export const oneCityOnePlace: Rule = (content) => {
  const first = new Map<string, City>();
  return arcCities(content)
    .flat()
    .flatMap((city) => {
      const { document, node, name, lat, lng } = city;
      const earlier = first.get(fold(name));
      if (!earlier) {
        first.set(fold(name), city);
        return [];
      }
      if (earlier.lat === lat && earlier.lng === lng) return [];
      const place = placeOf(earlier.document, earlier.node);
      return mistakeAt(document, node, {
        found: `${quote(name)} at ${lat}, ${lng}`,
        expected: `${quote(name)} at ${earlier.lat}, ${earlier.lng}, as at ${place}`,
      });
    });
};
