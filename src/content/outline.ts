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
