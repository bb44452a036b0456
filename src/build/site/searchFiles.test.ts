/** @jest-environment node */
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { sitemap, writeSearchFiles } from "./searchFiles";

test("escapes what XML would read as markup", () => {
  expect(sitemap(["https://example.org/?a&b"])).toContain(
    "<loc>https://example.org/?a&amp;b</loc>",
  );
});

test("robots.txt names the sitemap by its absolute address", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "search-files-"));
  await writeSearchFiles(folder, "https://example.org", ["/", "/about"]);
  expect(await readFile(path.join(folder, "robots.txt"), "utf8")).toContain(
    "Sitemap: https://example.org/sitemap.xml\n",
  );
  const written = await readFile(path.join(folder, "sitemap.xml"), "utf8");
  expect([...written.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, a]) => a)).toEqual(
    ["https://example.org", "https://example.org/about"],
  );
});
