// Without this declaration, TypeScript would infer a type from 750 kB of coordinates.
declare module "world-atlas/countries-50m.json" {
  const topology: TopoJSON.Topology<{
    countries: TopoJSON.GeometryCollection<{ name: string }>;
  }>;
  export default topology;
}
