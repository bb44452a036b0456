import { feature } from "topojson-client";
import outlines from "world-atlas/countries-50m.json";

import type { Outline } from "../../content/outline";

/**
 * Returns the countries of world-atlas at 1:50m. At 1:110m, one dot in sixty
 * would lie in water, and many islands are missing.
 */
export function readOutlines(): Outline[] {
  const { features } = feature(outlines, outlines.objects.countries);
  return features.map(({ id, properties, geometry }) => ({
    code: id?.toString(),
    name: properties.name,
    geometry,
  }));
}
