import { iconSprite } from "./iconSprite";

test("has the library's license, and names an icon that does not exist", () => {
  expect(iconSprite(["rocket"])).toMatch(
    /<!--!\nFont Awesome Free 6.7.2 by @fontawesome[^]*Icons: CC BY 4.0[^]*-->/,
  );
  expect(() => iconSprite(["rockit"])).toThrow('"rockit"');
});
