import { previewAddress } from "./previewAddress";

test.each([
  ["https://preview.example.org", "https://preview.example.org"],
  ["https://preview.example.org/", "https://preview.example.org"],
  [" http://localhost:9000 ", "http://localhost:9000"],
  ["", undefined],
  [undefined, undefined],
])("of %j is %j", (given, address) => {
  expect(previewAddress({ SITE_URL: given })).toBe(address);
});

test.each([
  "preview.example.org",
  "ftp://example.org",
  "https://example.org/gainova",
  "https://example.org/?a",
  "https://example.org/#a",
  "https://me:secret@example.org",
  "https://",
])("refuses %s, and says what it expects", (given) => {
  expect(() => previewAddress({ SITE_URL: given })).toThrow(
    `SITE_URL is "${given}"; expected an address without a path`,
  );
});
