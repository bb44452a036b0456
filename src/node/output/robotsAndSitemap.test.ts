import { readFile } from "node:fs/promises";
import path from "node:path";

import { temporaryFolder } from "../../../tests/jest/temporaryFolder";
import { writeRobotsAndSitemap } from "./robotsAndSitemap";

const site = {
  home: "https://example.org",
  paths: ["/", "/about"],
  updated: new Map([["/about", "2025-01-31"]]),
};

async function write() {
  const folder = temporaryFolder();
  await writeRobotsAndSitemap(folder, site);
  const read = (file: string) => readFile(path.join(folder, file), "utf8");
  return { robots: await read("robots.txt"), map: await read("sitemap.xml") };
}

test("robots.txt contains the absolute URL of the sitemap, and excludes no page, or its noindex would not be read", async () => {
  const { robots } = await write();
  expect(robots).toContain("Allow: /\n");
  expect(robots).not.toContain("Disallow");
  expect(robots).toContain("Sitemap: https://example.org/sitemap.xml\n");
});

test("the sitemap lists every page, with its date if it has one", async () => {
  const { map } = await write();
  expect(
    [...map.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry]) => entry),
  ).toEqual([
    "<loc>https://example.org</loc>",
    "<loc>https://example.org/about</loc><lastmod>2025-01-31</lastmod>",
  ]);
});
