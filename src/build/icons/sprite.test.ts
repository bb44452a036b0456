/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { interfaceIcons } from "../../components/Icon/interfaceIcons";
import { iconSprite } from "./sprite";

test("holds a symbol for each name, and nothing else", () => {
  const sprite = iconSprite(["rocket", "github"]);
  expect(sprite.match(/<symbol id="[^"]+"/g)).toEqual([
    '<symbol id="rocket"',
    '<symbol id="github"',
  ]);
  expect(sprite).toMatch(/viewBox="0 0 512 512"><path/);
  expect(sprite).toContain("CC BY 4.0");
});

test("says which icon does not exist", () => {
  expect(() => iconSprite(["rockit"])).toThrow('"rockit"');
});

test("the icons that components name are the declared ones", () => {
  const named = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
    .flatMap((file) => [
      ...readFileSync(path.join("src", file), "utf8").matchAll(
        /<Icon[^>]*\sname="([^"]+)"/g,
      ),
    ])
    .map(([, name]) => name);
  expect([...new Set(named)].sort()).toEqual([...interfaceIcons].sort());
});
