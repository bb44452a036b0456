import { anchorsAt, homeSections } from "./routes";

test.each([
  ["/", [...homeSections, "contact"]],
  ["/about", ["about-hero", "whatisgainova", "whygainova", "contact"]],
  ["/terms", ["contact"]],
  ["/nowhere", []],
])("links to %s may lead to %j", (path, anchors) => {
  expect(anchorsAt(path)).toEqual(anchors);
});
