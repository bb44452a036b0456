import { readFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "../../../tests/jest/temporaryFolder";
import { writeRobotsAndSitemap } from "./robotsAndSitemap";

test("robots.txt excludes no page, or its noindex would not be read; the sitemap has the date of a page", async () => {
  const folder = temporaryFolder();
  await writeRobotsAndSitemap(folder, {
    home: "https://example.org",
    paths: ["/", "/terms"],
    updated: new Map([["/terms", "2025-01-31"]]),
  });
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  expect(read("robots.txt")).not.toContain("Disallow");
  expect(read("sitemap.xml")).toContain(
    "/terms</loc><lastmod>2025-01-31</lastmod>",
  );
});
