import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { interfaceIcons } from "./interfaceIcons";
import { iconSprite } from "./iconSprite";

test("has the library's license, and names an icon that does not exist", () => {
  expect(iconSprite(["rocket"])).toMatch(
    /<!--!\nFont Awesome Free 6.7.2 by @fontawesome[^]*Icons: CC BY 4.0[^]*-->/,
  );
  expect(() => iconSprite(["rockit"])).toThrow('"rockit"');
});

test("the icons that components name are declared, no others", () => {
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/^node|\.test\./.test(file))
    .map((file) => readFileSync(path.join("src", file), "utf8"))
    .join("\n");
  const named = sources.matchAll(
    /(?:<Icon[^>]*\sname=|\bicon(?:=|: ))"([^"]+)"/g,
  );
  expect(interfaceIcons).toEqual(
    expect.arrayContaining([...named].map(([, name]) => name)),
  );
  for (const name of interfaceIcons) expect(sources).toContain(`"${name}"`);
});
