import { madeUpContent } from "../testing/madeUpContent";
import { uniquePaths } from "./uniquePaths";

const pages = { anchors: new Map([["/about", []]]), everywhere: [] };

const legal = (...paths: readonly string[]) =>
  madeUpContent(
    Object.fromEntries(
      paths.map((path, index) => [`legal/${index}.json`, { path }]),
    ),
    { pages },
  );

test("says nothing of paths that differ", () => {
  expect(uniquePaths(legal("/terms", "/imprint"))).toEqual([]);
});

test("names both places of a doubled path", () => {
  expect(uniquePaths(legal("/terms", "/terms"))).toMatchObject([
    {
      file: "data/legal/1.json",
      line: 2,
      column: 11,
      found: '"/terms", as in path at data/legal/0.json:2:11',
      expected: "a path that no other page has",
    },
  ]);
});

test.each(["/about", "/404"])("knows that %s is another page's", (path) => {
  expect(uniquePaths(legal(path))).toMatchObject([
    { found: `"${path}", which is another page's` },
  ]);
});
