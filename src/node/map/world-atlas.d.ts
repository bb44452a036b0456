// Without this, the compiler would infer a type from 750 kB of coordinates.
declare module "world-atlas/countries-50m.json" {
  import type { GeometryCollection, Topology } from "topojson-specification";

  const topology: Topology<{
    countries: GeometryCollection<{ name: string }>;
  }>;
  export default topology;
}
