import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "../../../tests/jest/temporaryFolder";
import { removeFormerPages } from "./removeFormerPages";

test("removes the second HTML file of a deleted page", async () => {
  const site = temporaryFolder();
  for (const file of ["terms.html", "about.html", "404.html"])
    writeFileSync(path.join(site, file), "");

  const remembered = new Map<string, unknown>();
  const cache = {
    get: (key: string) => Promise.resolve(remembered.get(key)),
    set: (key: string, value: unknown) =>
      Promise.resolve(void remembered.set(key, value)),
  };
  await removeFormerPages(cache, site, ["/about", "/terms"]);
  await removeFormerPages(cache, site, ["/about"]);

  const left = readdirSync(site, { recursive: true, encoding: "utf8" });
  expect(left.sort()).toEqual(["404.html", "about.html"]);
});
