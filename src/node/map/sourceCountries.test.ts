import { sourceCountryNodes } from "./sourceCountries";

type CountryNode = Record<"id" | "code" | "name", string> & {
  geometry: { type: string };
  internal: { type: string; contentDigest: string };
};

describe("sourceCountryNodes", () => {
  const nodes: CountryNode[] = [];
  const args = {
    actions: { createNode: (node: CountryNode) => nodes.push(node) },
    createNodeId: (name: string) => `id of ${name}`,
    createContentDigest: ({ name }: { name: string }) => `digest of ${name}`,
  } as unknown as Parameters<typeof sourceCountryNodes>[0];

  it("creates a Country node for each country", () => {
    sourceCountryNodes(args);
    const kenya = nodes.find(({ name }) => name === "Kenya");
    expect(kenya).toMatchObject({
      id: "id of country 404",
      code: "404",
      name: "Kenya",
      geometry: { type: "MultiPolygon" },
      internal: { type: "Country", contentDigest: "digest of Kenya" },
    });
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
  });
});
