import { madeUpContent } from "../testing/madeUpContent";
import { knownPages } from "./knownPages";

const pages = {
  anchors: new Map([
    ["/", ["goal", "contact"]],
    ["/about", ["whygainova", "contact"]],
  ]),
  everywhere: ["contact"],
};

const legal = { "legal/terms.json": { path: "/terms" } };

const item = (path: string, section = "/#goal") => ({
  "navigation.json": { items: [{ path, subsections: [{ path: section }] }] },
});

test.each(["/", "/about", "/terms"])("knows %s", (path) => {
  const content = madeUpContent({ ...legal, ...item(path) }, { pages });
  expect(knownPages(content)).toEqual([]);
});

test("says which page is meant", () => {
  const content = madeUpContent({ ...legal, ...item("/abuot") }, { pages });
  expect(knownPages(content)).toEqual([
    {
      file: "data/navigation.json",
      line: 4,
      column: 15,
      path: "items[0].path",
      found: '"/abuot"',
      expected: "the path of a page of this site",
      hint: "/about",
    },
  ]);
});

test("knows the anchors of each page", () => {
  const anchors = ["/about#whygainova", "/terms#contact", "/#contact"];
  const content = (path: string) =>
    madeUpContent({ ...legal, ...item("/", path) }, { pages });
  expect(anchors.flatMap((path) => knownPages(content(path)))).toEqual([]);
  expect(knownPages(content("/about#whygainowa"))).toMatchObject([
    { expected: "an anchor of /about", hint: "/about#whygainova" },
  ]);
  expect(knownPages(content("/nowhere#goal"))).toMatchObject([
    { expected: "a page of this site with one of its anchors" },
  ]);
});

test("does not miss a page whose file cannot be read", () => {
  const broken = { "legal/terms.json": '{ "path": "/terms"' };
  const content = madeUpContent(
    { ...broken, ...item("/terms", "/terms#contact") },
    { pages },
    false,
  );
  expect(knownPages(content)).toEqual([]);
});
