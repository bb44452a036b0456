import { geoPath } from "d3-geo";
import type { Polygon } from "geojson";

import type { Country } from "./countries";
import { projection } from "./projection";

const antarctica = "010";

/**
 * The least area worth a dot, in px² of the map; at the equator, 1 px² is
 * 2,500 km². On a smaller islet, a dot would look like one in the open sea.
 */
const leastArea = 1;

/**
 * The connected pieces of land that the map shows, each by itself: mainlands,
 * islands, and the states' parts of them. Islets are left out, and Antarctica,
 * where no arc will ever lead and which the projection draws as wide as the
 * map.
 */
export function landmasses(countries: readonly Country[]): Polygon[] {
  const path = geoPath(projection);
  return countries
    .filter(({ code }) => code !== antarctica)
    .flatMap(polygonsOf)
    .filter((polygon) => path.area(polygon) >= leastArea);
}

function polygonsOf({ geometry }: Country): Polygon[] {
  return geometry.type === "Polygon"
    ? [geometry]
    : geometry.coordinates.map((coordinates) => ({
        type: "Polygon",
        coordinates,
      }));
}
