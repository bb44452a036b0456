import type { SourceNodesArgs } from "gatsby";
import { feature } from "topojson-client";
import outlines from "world-atlas/countries-50m.json";

/** A country and its outline, in degrees: [longitude, latitude]. */
export interface Country {
  /** ISO 3166-1 numeric code; territories may share one or have none. */
  code?: string | undefined;
  name: string;
  geometry: GeoJSON.Polygon | GeoJSON.MultiPolygon;
}

/**
 * Returns the countries of world-atlas at 1:50m. At 1:110m, one dot in sixty
 * would lie in water, and many islands are missing.
 */
export function readCountries(): Country[] {
  const { features } = feature(outlines, outlines.objects.countries);
  return features.map(({ id, properties, geometry }) => ({
    code: id?.toString(),
    name: properties.name,
    // A test makes sure of it, for the version that is installed.
    geometry: geometry as Country["geometry"],
  }));
}

/** Gatsby's hook sourceNodes: creates a node for each country. */
export function createCountries({
  actions,
  createNodeId,
  createContentDigest,
}: SourceNodesArgs): void {
  for (const country of readCountries()) {
    void actions.createNode({
      ...country,
      id: createNodeId(`Country ${country.name}`),
      internal: {
        type: "Country",
        contentDigest: createContentDigest(country),
      },
    });
  }
}
