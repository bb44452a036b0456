import {
  deployAddress,
  productionProblem,
  siteAddressFields,
} from "./siteAddress";

test.each([
  ["https://preview.example.org", "https://preview.example.org"],
  ["http://localhost:9000", "http://localhost:9000"],
  ["", undefined],
  [undefined, undefined],
])("of %j is %j", (given, address) => {
  expect(deployAddress(given)).toBe(address);
});

test.each([
  "preview.example.org",
  "https://example.org/gainova",
  "https://example.org/?a",
  "https://me:secret@example.org",
  "https://",
])("rejects %s and says what it expects", (given) => {
  expect(() => deployAddress(given)).toThrow(
    `SITE_URL is "${given}"; expected an address without a path`,
  );
});

test.each([
  [undefined, "https://example.org", false],
  ["https://example.org", "https://example.org", false],
  ["http://example.org", "https://example.org", false],
  ["https://www.example.org", "https://example.org", false],
  ["https://preview.example.org", "https://preview.example.org", true],
  ["https://example.org:8443", "https://example.org:8443", true],
])("with SITE_URL as %j the address is %s", async (siteUrl, url, isPreview) => {
  const context = {
    nodeModel: {
      findOne: () => Promise.resolve({ siteMetadata: { siteUrl } }),
    },
  } as unknown as Parameters<typeof siteAddressFields.url.resolve>[2];
  const source = { url: "https://example.org" };
  const { resolve } = siteAddressFields.url;
  expect(await resolve(source, {}, context)).toBe(url);
  expect(await siteAddressFields.isPreview.resolve(source, {}, context)).toBe(
    isPreview,
  );
});

test.each([
  [undefined, "https://example.org"],
  ["http://www.example.org", "https://example.org"],
  ["http://example.org", "https://www.example.org"],
])("publishes a build for %j as %s", (deployed, own) => {
  expect(productionProblem(deployed, own)).toBeUndefined();
});

test("rejects publishing at another address and says what to set", () => {
  expect(
    productionProblem("https://example.github.io", "https://example.org"),
  ).toContain('Set "url" in data/site.json to "https://example.github.io"');
});
