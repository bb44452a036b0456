import type { Geometry, MultiPolygon, Polygon } from "geojson";
import { feature } from "topojson-client";
import outlines from "world-atlas/countries-50m.json";

/** A country and its outline, in degrees: [longitude, latitude]. */
export interface Country {
  /** ISO 3166-1 numeric code, or the name in kebab case where there is none. */
  code: string;
  name: string;
  geometry: Polygon | MultiPolygon;
}

/** A country as it was read, before its outline is known to be an area. */
export interface Outline {
  code: string;
  name: string;
  geometry: Geometry | null;
}

/**
 * Reads the countries of world-atlas, which has them from Natural Earth.
 *
 * Some territories have no code of their own, or share that of the state they
 * belong to; they get their name in kebab case, so that each code is unique
 * and the same in every build.
 *
 * @param topology by default at 1:50m: at 1:110m, one dot in sixty would lie
 *   in water, and many islands are missing
 */
export function readOutlines(topology = outlines): Outline[] {
  const codes = new Set<string>();
  const { features } = feature(topology, topology.objects.countries);
  return features.map(({ id, properties: { name }, geometry }) => {
    const own = id === undefined ? undefined : String(id);
    const code = !own || codes.has(own) ? kebabCase(name) : own;
    codes.add(code);
    return { code, name, geometry };
  });
}

function kebabCase(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
