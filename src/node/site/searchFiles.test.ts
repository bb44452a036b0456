import { readFile } from "node:fs/promises";
import path from "node:path";

import { temporaryFolder } from "../../../tests/jest/temporaryFolder";
import { sitemap, writeSearchFiles } from "./searchFiles";

const site = {
  home: "https://example.org",
  isPreview: false,
  paths: ["/", "/about"],
  updated: new Map([["/about", "2025-01-31"]]),
};

async function write(given: Partial<typeof site> = {}) {
  const folder = temporaryFolder();
  await writeSearchFiles(folder, { ...site, ...given });
  const read = (file: string) => readFile(path.join(folder, file), "utf8");
  return { robots: await read("robots.txt"), map: await read("sitemap.xml") };
}

test("escapes what XML would read as markup", () => {
  expect(sitemap([{ address: "https://example.org/?a&b" }])).toContain(
    "<loc>https://example.org/?a&amp;b</loc>",
  );
});

test("robots.txt names the sitemap by its absolute address", async () => {
  const { robots } = await write();
  expect(robots).toContain("Allow: /\n");
  expect(robots).not.toContain("Disallow");
  expect(robots).toContain("Sitemap: https://example.org/sitemap.xml\n");
});

test("the sitemap has each page, and dates only where texts have one", async () => {
  const { map } = await write();
  expect(
    [...map.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry]) => entry),
  ).toEqual([
    "<loc>https://example.org</loc>",
    "<loc>https://example.org/about</loc><lastmod>2025-01-31</lastmod>",
  ]);
});

test("a preview asks search engines to keep away", async () => {
  const { robots } = await write({ isPreview: true });
  expect(robots).toMatch(/^Disallow: \/$/m);
  expect(robots).not.toMatch(/^Allow/m);
});
