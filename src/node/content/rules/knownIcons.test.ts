import { madeUpContent } from "../testing/madeUpContent";
import { knownIcons } from "./knownIcons";

const icons = {
  names: new Set(["rocket", "house", "circle-user"]),
  renamed: new Map([["home", "house"]]),
};

const card = (icon: string) => ({
  "about.json": { whyGainova: { cards: [{ icon }] } },
});

test("says nothing of an icon that is there", () => {
  expect(knownIcons(madeUpContent(card("rocket"), { icons }))).toEqual([]);
});

test("says where an unknown icon is named", () => {
  expect(knownIcons(madeUpContent(card("rokcet"), { icons }))).toEqual([
    {
      file: "data/about.json",
      line: 5,
      column: 17,
      path: "whyGainova.cards[0].icon",
      found: '"rokcet"',
      expected: "the name of a free icon of Font Awesome 6.7.2",
      hint: "rocket",
    },
  ]);
});

test.each([
  ["home", "house"],
  ["fa-rocket", "rocket"],
  ["fa-solid fa-rocket", "rocket"],
  ["fas fa-home", "house"],
  ["CircleUser", "circle-user"],
  ["banana", undefined],
])("takes %s for %s", (name, hint) => {
  const [mistake] = knownIcons(madeUpContent(card(name), { icons }));
  expect(mistake?.hint).toBe(hint);
});
