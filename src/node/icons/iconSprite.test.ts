import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { interfaceIcons } from "./interfaceIcons";
import { iconSprite } from "./iconSprite";

test("contains a symbol for each name, no others, and the license", () => {
  const sprite = iconSprite(["rocket", "github"]);
  expect(sprite.match(/<symbol id="[^"]+"/g)).toEqual([
    '<symbol id="rocket"',
    '<symbol id="github"',
  ]);
  expect(sprite).toMatch(/viewBox="0 0 512 512"><path/);
  expect(sprite).toMatch(
    /<!--!\nFont Awesome Free 6.7.2 by @fontawesome[^]*Icons: CC BY 4.0[^]*-->/,
  );
});

test("names an icon that does not exist", () => {
  expect(() => iconSprite(["rockit"])).toThrow('"rockit"');
});

describe("the icons that components name", () => {
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter(
      (file) => /\.tsx?$/.test(file) && !/^(editor|node)|\.test\./.test(file),
    )
    .map((file) => readFileSync(path.join("src", file), "utf8"))
    .join("\n");

  test("are all declared", () => {
    const named = sources.matchAll(
      /(?:<Icon[^>]*\sname=|\bicon(?:=|: ))"([^"]+)"/g,
    );
    expect(interfaceIcons).toEqual(
      expect.arrayContaining([...named].map(([, name]) => name)),
    );
  });

  test.each(interfaceIcons)("%s is in use", (name) => {
    expect(sources).toContain(`"${name}"`);
  });
});
