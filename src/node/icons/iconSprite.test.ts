import { iconSprite, interfaceIcons } from "./iconSprite";

test("has the library's license and the icons that components name, without unknown ones", () => {
  const { names, svg } = iconSprite([...interfaceIcons, "rockit"]);
  expect(svg).toMatch(
    /<!--!\nFont Awesome Free 6.7.2 by @fontawesome[^]*Icons: CC BY 4.0[^]*-->/,
  );
  expect(names).toEqual(interfaceIcons);
});
