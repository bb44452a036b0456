import { headersFile } from "./headersFile";

test("lists the headers of all files, and the files that are cached for a year", () => {
  expect(headersFile("/x", { "X-Test": "1" })).toMatch(
    /^\/x\/\*\n {2}X-Test: 1\n\/x\/static\/\*\n {2}Cache-Control: .*immutable\n/,
  );
});

test("throws before Cloudflare Pages would ignore a line", () => {
  const fits = "a".repeat(2000 - "  X-Test: ".length);
  expect(() => headersFile("", { "X-Test": fits })).not.toThrow();
  expect(() => headersFile("", { "X-Test": `${fits}a` })).toThrow(
    "2001 characters",
  );
});
