import type { SourceNodesArgs } from "gatsby";
import { feature } from "topojson-client";
import outlines from "world-atlas/countries-50m.json";

/** A country and its outline, in degrees: [longitude, latitude]. */
export interface Country {
  /** The ISO 3166-1 numeric code. Some territories share a code or have no code. */
  code?: string | undefined;
  name: string;
  geometry: GeoJSON.Polygon | GeoJSON.MultiPolygon;
}

/**
 * Returns the countries of world-atlas at a scale of 1:50 million. At 1:110 million, one
 * dot in sixty would be in water, and many islands would be missing.
 */
export function readCountries(): Country[] {
  const { features } = feature(outlines, outlines.objects.countries);
  return features.map(({ id, properties, geometry }) => ({
    code: id?.toString(),
    name: properties.name,
    // A test verifies this type for the installed version of world-atlas.
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
