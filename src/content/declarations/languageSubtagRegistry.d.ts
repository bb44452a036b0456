// Otherwise TypeScript would infer a type with a field for each of 9,000 subtags.
declare module "language-subtag-registry/data/json/index.json" {
  /** Each subtag in lower case, with the types that it is registered as. */
  const registry: Readonly<Record<string, Readonly<Record<string, number>>>>;
  export default registry;
}
