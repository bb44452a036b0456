import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { shareCardPath } from "../../document/shareCard";
import { temporaryFolder } from "../../../tests/jest/temporaryFolder";
import { removeFormerPages } from "./removeFormerPages";

test("removes the second HTML file and the share card of a deleted page", async () => {
  const site = temporaryFolder();
  mkdirSync(path.join(site, path.dirname(shareCardPath("/terms"))));
  const files = ["/terms", "/about"].flatMap((page) => [
    `${page}.html`,
    shareCardPath(page),
  ]);
  for (const file of files) writeFileSync(path.join(site, file), "");
  writeFileSync(path.join(site, "404.html"), "");

  const remembered = new Map<string, unknown>();
  const cache = {
    get: (key: string) => Promise.resolve(remembered.get(key)),
    set: (key: string, value: unknown) =>
      Promise.resolve(void remembered.set(key, value)),
  };
  await removeFormerPages(cache, site, ["/about", "/terms"]);
  await removeFormerPages(cache, site, ["/about"]);

  const left = readdirSync(site, { recursive: true, encoding: "utf8" });
  expect(left.sort()).toEqual([
    "404.html",
    "about.html",
    "share",
    shareCardPath("/about").slice(1),
  ]);
});
