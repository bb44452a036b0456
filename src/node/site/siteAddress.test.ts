import { previewAddress, siteAddressFields } from "./siteAddress";

test.each([
  ["https://preview.example.org", "https://preview.example.org"],
  ["http://localhost:9000", "http://localhost:9000"],
  ["", undefined],
  [undefined, undefined],
])("of %j is %j", (given, address) => {
  expect(previewAddress(given)).toBe(address);
});

test.each([
  "preview.example.org",
  "https://example.org/gainova",
  "https://example.org/?a",
  "https://me:secret@example.org",
  "https://",
])("rejects %s and says what it expects", (given) => {
  expect(() => previewAddress(given)).toThrow(
    `SITE_URL is "${given}"; expected an address without a path`,
  );
});

test.each([
  [undefined, "https://example.org", false],
  ["https://example.org", "https://example.org", false],
  ["https://preview.example.org", "https://preview.example.org", true],
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
