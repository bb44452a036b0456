import { readFileSync } from "node:fs";

import { filesIn } from "../../check/filesIn";
import { iconSprite, interfaceIcons } from "./iconSprite";

test("has the library's license and all known icons", () => {
  const { names, svg } = iconSprite([...interfaceIcons, "rockit"]);
  expect(svg).toMatch(
    /<!--!\nFont Awesome Free 6.7.2 by @fontawesome[^]*Icons: CC BY 4.0[^]*-->/,
  );
  expect(names).toEqual(interfaceIcons);
});

test("lists exactly the icons that components name", () => {
  const named = filesIn("src")
    .filter((file) => /(?<!\.test)\.tsx$/.test(file))
    .map((file) => readFileSync(`src/${file}`, "utf8"))
    .flatMap((source) => [
      ...source.matchAll(/(?<=<Icon\s+name=|\bicon: )"[a-z-]+"/g),
    ])
    .map(([name]) => JSON.parse(name) as string);
  expect([...new Set(named)].sort()).toEqual(interfaceIcons);
});
