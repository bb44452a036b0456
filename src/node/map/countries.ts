import { feature } from "topojson-client";
import outlines from "world-atlas/countries-50m.json";

/** A country and its outline, in degrees: [longitude, latitude]. */
export interface Country {
  /** ISO 3166-1 numeric code; territories may share one or have none. */
  code?: string | undefined;
  name: string;
  geometry: GeoJSON.Polygon | GeoJSON.MultiPolygon;
}

/** A country whose outline has not been checked yet. */
export interface Outline extends Omit<Country, "geometry"> {
  geometry: GeoJSON.Geometry | null;
}

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
